// verdict: FAILED
// property: pointer_dereference line 26
// check: use-after-scope
// why: the variable that the goto jumps over ends with its block, behind the call of the function of the attribute cleanup
#include <assert.h>
int nondet_int(void);
static int sum;
static void done(int **p) { sum += **p; }
int main(void) {
    int k = nondet_int();
    int *q = 0;
    for (int i = 0; i < 2; i++) {
        if (k)
            goto set;
        int x;
        k = 1;
    set:
        x = 4;
        int *__attribute__((cleanup(done))) p = &x;
        q = &x;
        if (nondet_int())
            continue;
        x = 3;
    }
    assert(sum >= 6 && sum <= 8);
    return *q;
}
