// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract skip
// why: contracts behind macros, as proofs with starter kits write them
#include <stdbool.h>
#include <stddef.h>
#ifndef requires
#define requires(...) __CPROVER_requires(__VA_ARGS__)
#define ensures(...) __CPROVER_ensures(__VA_ARGS__)
#define assigns(...) __CPROVER_assigns(__VA_ARGS__)
#define implies(a, b) (!(a) || (b))
#define validInput(p, n) ((n) > 0 && (n) < 8 && __CPROVER_is_fresh(p, n))
#define validIndex(at) __CPROVER_is_fresh(at, sizeof(*(at)))
#define RESULT __CPROVER_return_value
#endif
static bool skip(const char *text, size_t *at, size_t n)
requires(validInput(text, n))
requires(validIndex(at))
assigns(*at)
ensures(implies(RESULT,
                *at != n)); 

static bool skip(const char *buf, size_t *start, size_t max) {
    size_t i = *start;
    while (i < max && buf[i] == ' ')
        i++;
    if (i < max) {
        *start = i;
        return true;
    }
    *start = max;
    return false;
}
void harness(void) {
    char *text;
    size_t *at, n;
    skip(text, at, n);
}
