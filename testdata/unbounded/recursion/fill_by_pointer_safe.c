// verdict: SUCCESSFUL
// why: the pointer goes up as the number goes down; at the end it leads behind the last element, where nothing is written
#include <stdlib.h>
unsigned nondet_uint(void);

static void fill(int *a, unsigned n) {
    if (n == 0)
        return;
    a[0] = 7;
    fill(a + 1, n - 1);
}

int main(void) {
    unsigned n = nondet_uint();
    int *a = malloc(n * sizeof(int) + 1ul);
    if (!a)
        return 0;
    fill(a, n);
    free(a);
    return 0;
}
