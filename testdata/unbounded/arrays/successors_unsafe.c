// verdict: FAILED
// why: element 0 is 1, so each element is its index plus one
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 10000)
        return 0;
    int *a = malloc(sizeof(int) * n);
    if (!a)
        return 0;
    a[0] = 1;
    for (int i = 1; i < n; i++)
        a[i] = a[i - 1] + 1;
    for (int i = 0; i < n; i++)
        assert(a[i] == i || i < 9000);
}
