// verdict: SUCCESSFUL
// why: the lines of the block that follow #line are in the same block: the variable that the goto jumps over is there up to its end
#include <assert.h>
int nondet_int(void);
int main(void) {
    int k = nondet_int();
    {
        if (k)
            goto set;
        k = 1;
#line 1 "made_from.y"
        int x;
    set:
        x = 1;
        int *p = &x, *literal = &(int){x};
#line 17 "jumped_over_other_file_safe.c"
        *p = 2;
        assert(x == 2 && *literal == 1);
    }
    return 0;
}
