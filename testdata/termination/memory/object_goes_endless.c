// verdict: FAILED
// why: an even n never becomes 7; each round frees its object, which takes a solver to see, and what was claimed of the end of a round behind that was lost (was SUCCESSFUL)
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    for (unsigned n = nondet_uint(); n != 7; n += 2) {
        char *p = malloc(4);
        if (((x * x + y * y * 4u) & 3u) != 3u) free(p);
    }
}
