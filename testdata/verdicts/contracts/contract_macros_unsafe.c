// verdict: FAILED
// property: assertion line 15
// flags: --function harness --enforce-contract skip
// why: the last space counts too: the formula behind the macro does not hold
#include <stdbool.h>
#include <stddef.h>
#define requires(...) __CPROVER_requires(__VA_ARGS__)
#define ensures(...) __CPROVER_ensures(__VA_ARGS__)
#define assigns(...) __CPROVER_assigns(__VA_ARGS__)
#define validInput(p, n) ((n) > 0 && (n) < 8 && __CPROVER_is_fresh(p, n))
static bool skip(const char *text, size_t *at, size_t n)
requires(validInput(text, n))
requires(__CPROVER_is_fresh(at, sizeof(*(at))))
assigns(*at)
ensures(!__CPROVER_return_value || *at < n - 1); /* BUG */

static bool skip(const char *buf, size_t *start, size_t max) {
    size_t i = *start;
    while (i < max && buf[i] == ' ')
        i++;
    *start = i;
    return i < max;
}
void harness(void) {
    char *text;
    size_t *at, n;
    skip(text, at, n);
}
