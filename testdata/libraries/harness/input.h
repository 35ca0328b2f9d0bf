// The input of each harness: N bytes of any values. With SEED_BUG a harness does one thing wrong that it says.
#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

unsigned char nondet_uchar(void);

#ifndef N
#define N 4
#endif

static inline void any_bytes(void *to, size_t n) {
    unsigned char *p = to;
    for (size_t i = 0; i < n; i++)
        p[i] = nondet_uchar();
}

#ifdef SEED_BUG
#define BUG 1
#else
#define BUG 0
#endif
