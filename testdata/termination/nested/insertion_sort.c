// verdict: SUCCESSFUL
// why: insertion sort of an array of any length: j falls to the front, i rises
#include <stdlib.h>
int nondet_int(void);
int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 100000) return 0;
    int *a = malloc(n * sizeof(int));
    if (!a) return 0;
    for (int i = 0; i < n; i++) a[i] = nondet_int();
    for (int i = 1; i < n; i++) {
        int key = a[i], j = i - 1;
        while (j >= 0 && a[j] > key) { a[j + 1] = a[j]; j--; }
        a[j + 1] = key;
    }
    free(a);
}
