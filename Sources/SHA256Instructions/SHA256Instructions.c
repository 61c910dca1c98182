// SHA-256 with the instructions that many processors have for it: the SHA extensions of x86 and the cryptographic
// extension of Armv8. Every other processor runs the Swift code in LoanDetailJSON.
#include "SHA256Instructions.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool sha256InstructionsExist(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

__attribute__((target("sha,ssse3,sse4.1"))) void sha256AddBlocks(
  void *words, const void *message, size_t blocks, const uint32_t *constants) {
  const __m128i bigEndian = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  // The instructions keep the words in another order: a, b, e, f and c, d, g, h, each from the highest lane down.
  __m128i *const digest = words;
  const __m128i dcba = _mm_loadu_si128(digest);
  const __m128i hgfe = _mm_loadu_si128(digest + 1);
  const __m128i badc = _mm_shuffle_epi32(dcba, 0xB1);
  const __m128i efgh = _mm_shuffle_epi32(hgfe, 0x1B);
  __m128i abef = _mm_alignr_epi8(badc, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, badc, 0xF0);
  for (const __m128i *block = message; blocks > 0; blocks--, block += 4) {
    const __m128i abefBefore = abef, cdghBefore = cdgh;
    // The last 16 words of the schedule, four in each vector. Vector i is at index i % 4.
    __m128i w[4];
    // Each turn does four rounds.
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i < 4) {
        w[i] = _mm_shuffle_epi8(_mm_loadu_si128(block + i), bigEndian);
      } else {
        const __m128i early = _mm_sha256msg1_epu32(w[i % 4], w[(i + 1) % 4]);
        const __m128i middle = _mm_alignr_epi8(w[(i + 3) % 4], w[(i + 2) % 4], 4);
        w[i % 4] = _mm_sha256msg2_epu32(_mm_add_epi32(early, middle), w[(i + 3) % 4]);
      }
      const __m128i k = _mm_loadu_si128((const __m128i *)(constants + 4 * i));
      const __m128i sum = _mm_add_epi32(w[i % 4], k);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
    }
    abef = _mm_add_epi32(abef, abefBefore);
    cdgh = _mm_add_epi32(cdgh, cdghBefore);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128(digest, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128(digest + 1, _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__aarch64__) && !defined(__AARCH64EB__)

#include <arm_neon.h>

#if defined(__ARM_FEATURE_SHA2)
// The compiler may use the instructions anyway, as on every processor of Apple.
bool sha256InstructionsExist(void) { return true; }
#elif defined(__linux__)
#include <sys/auxv.h>

bool sha256InstructionsExist(void) {
  // HWCAP_SHA2 of Linux.
  return getauxval(AT_HWCAP) & 1 << 6;
}
#else
bool sha256InstructionsExist(void) { return false; }
#endif

__attribute__((target("sha2"))) void sha256AddBlocks(
  void *words, const void *message, size_t blocks, const uint32_t *constants) {
  uint32_t *const digest = words;
  uint32x4_t abcd = vld1q_u32(digest);
  uint32x4_t efgh = vld1q_u32(digest + 4);
  for (const uint8_t *block = message; blocks > 0; blocks--, block += 64) {
    const uint32x4_t abcdBefore = abcd, efghBefore = efgh;
    // The last 16 words of the schedule, four in each vector. Vector i is at index i % 4.
    uint32x4_t w[4];
    // Each turn does four rounds.
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i < 4) {
        w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(block + 16 * i)));
      } else {
        const uint32x4_t early = vsha256su0q_u32(w[i % 4], w[(i + 1) % 4]);
        w[i % 4] = vsha256su1q_u32(early, w[(i + 2) % 4], w[(i + 3) % 4]);
      }
      const uint32x4_t sum = vaddq_u32(w[i % 4], vld1q_u32(constants + 4 * i));
      const uint32x4_t abcdNow = abcd;
      abcd = vsha256hq_u32(abcd, efgh, sum);
      efgh = vsha256h2q_u32(efgh, abcdNow, sum);
    }
    abcd = vaddq_u32(abcd, abcdBefore);
    efgh = vaddq_u32(efgh, efghBefore);
  }
  vst1q_u32(digest, abcd);
  vst1q_u32(digest + 4, efgh);
}

#else

bool sha256InstructionsExist(void) { return false; }

void sha256AddBlocks(void *words, const void *message, size_t blocks, const uint32_t *constants) {}

#endif
