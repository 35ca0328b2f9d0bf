// verdict: SUCCESSFUL
// why: the number that the pointer leads to goes down to 0; the pointer stays valid, and a positive number can be made smaller
#include <assert.h>
int nondet_int(void);

static void down(int *p) {
    if (*p <= 0)
        return;
    (*p)--;
    down(p);
}

int main(void) {
    int x = nondet_int();
    down(&x);
    return 0;
}
