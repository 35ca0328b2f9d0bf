// verdict: SUCCESSFUL
// why: an element that is less than the one before it gets the value of that
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
    for (int i = 0; i < n; i++)
        a[i] = nondet_int();
    for (int i = 1; i < n; i++)
        if (a[i] < a[i - 1])
            a[i] = a[i - 1];
    for (int i = 1; i < n; i++)
        assert(a[i] >= a[i - 1]);
}
