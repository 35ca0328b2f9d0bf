// verdict: SUCCESSFUL
// open: the search takes longer beside unrolling than the test gives; --engine=prove is faster
// why: two pointers meet in the middle
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

static void reverse(char *a, char *b) {
    while (a < b) {
        char t = *a;
        *a++ = *b;
        *b-- = t;
    }
}

int main(void) {
    unsigned n = nondet_uint();
    char *s = malloc(n);
    if (s && n > 0)
        reverse(s, s + n - 1);
}
