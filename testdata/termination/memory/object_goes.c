// verdict: SUCCESSFUL
// why: n goes round to 7; that each round frees its object takes a solver to see
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    for (unsigned n = nondet_uint(); n != 7; n += 1) {
        char *p = malloc(4);
        if (((x * x + y * y * 4u) & 3u) != 3u) free(p);
    }
}
