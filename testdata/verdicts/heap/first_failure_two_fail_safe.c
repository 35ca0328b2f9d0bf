// verdict: SUCCESSFUL
// flags: --case-split=always
// why: the third allocation is used only if it did not fail. Cases are told apart by the first that fails.
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
        if (!first && third)
            in = third;
        in[2] = 3;
    }
    free(first);
    free(second);
    free(third);
    return 0;
}
