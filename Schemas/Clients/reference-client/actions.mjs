// Which actions a reader can start.

const LINKS = /^(https:\/\/|tel:)/;

/** Returns whether an action has a button. A state that is not known is as unavailable. */
export function canBeStarted(action, flows) {
  return action.state === "available" && opens(action.destination, flows);
}

/** Returns whether an app that has some flows can open a destination. */
export function opens(destination, flows) {
  switch (destination.kind) {
    case "screen":
    case "item":
    case "document":
    case "event":
      return true;
    case "flow":
    case "sourceFlow":
      return flows.includes(destination.flow);
    case "link":
      return LINKS.test(destination.url);
    default:
      return false;
  }
}
