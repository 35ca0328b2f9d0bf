// verdict: SUCCESSFUL
// why: the function of the attribute cleanup is called at the end of the block, when the variable that the goto jumps over is still there
#include <assert.h>
int nondet_int(void);
static int sum;
static void done(int **p) { sum += **p; }
int main(void) {
    int k = nondet_int();
    for (int i = 0; i < 2; i++) {
        if (k)
            goto set;
        int x;
        k = 1;
    set:
        x = 4;
        int *__attribute__((cleanup(done))) p = &x;
        if (nondet_int())
            continue;
        x = 3;
    }
    assert(sum >= 6 && sum <= 8);
    return 0;
}
