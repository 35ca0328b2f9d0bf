// verdict: SUCCESSFUL
// why: the members of element i are i and -i
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct pair {
    int x, y;
};

int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 10000)
        return 0;
    struct pair *a = malloc(sizeof *a * n);
    if (!a)
        return 0;
    for (int i = 0; i < n; i++) {
        a[i].x = i;
        a[i].y = -i;
    }
    for (int i = 0; i < n; i++)
        assert(a[i].x + a[i].y == 0);
}
