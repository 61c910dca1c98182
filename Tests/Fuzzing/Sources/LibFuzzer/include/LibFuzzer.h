#ifndef LIB_FUZZER_H
#define LIB_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a target (https://llvm.org/docs/LibFuzzer.html). Only a build with -sanitize=fuzzer has it.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));

#endif
