// verdict: FAILED
// property: pointer_dereference line 22
// flags: --case-split=always
// why: only where two allocations fail, of which the first does no harm, is the third used. Cases are told apart by the first that fails.
#include <stdlib.h>
_Bool nondet_bool(void);

int main(void) {
    char spare[4] = {1, 2, 3, 4};
    char *first = malloc(4), *second = NULL, *third = NULL;
    if (first)
        first[0] = first[1] = first[2] = 5;
    char *in = first ? first : spare;
    if (nondet_bool()) {
        second = malloc(8);
        if (second)
            second[0] = second[3] = in[1];
    } else {
        third = malloc(8);
        if (!first)
            in = third;
        in[2] = in[0];
    }
    free(first);
    free(second);
    free(third);
    return 0;
}
