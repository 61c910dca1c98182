// The icons: the path of each, in a square of 24 by 24, drawn as lines (class ld-icon in loan-detail.css).

export const ICONS = {
  payment: "M3 6.5h18v11H3zM3 10.5h18M7 14.5h3",
  earlyRepayment: "M4 12h13M12 6.5l5.5 5.5-5.5 5.5M20.5 5v14",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h3",
  autopay: "M19.5 9A8 8 0 0 0 5 8M4.5 4v4.5H9M4.5 15A8 8 0 0 0 19 16M19.5 20v-4.5H15",
  holiday: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9v6M14.5 9v6",
  statement: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  schedule: "M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.5M4 12h.5M4 18h.5",
  breakdown: "M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.5A8 8 0 0 1 20.5 8.5h-5z",
  operations: "M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5",
  details: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 7.5v.5",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  telephone: "M6.5 3.5l3 .5 1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 3a2 2 0 0 1-2 2.5A16 16 0 0 1 4 5.5a2 2 0 0 1 2.5-2z",
  website: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
  overview: "M4 11l8-7 8 7v9.5h-5.5V15h-5v5.5H4z",
  calculation: "M5 3h14v18H5zM8.5 7h7M8.5 12h.5M12 12h.5M15.5 12h.5M8.5 16.5h.5M12 16.5h.5M15.5 16.5h.5",
};
