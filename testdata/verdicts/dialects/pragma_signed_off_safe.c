// verdict: SUCCESSFUL
// why: the check is switched off for the addition, and a path on which it overflows goes on
int nondet_int(void);
int main(void) {
    int x = nondet_int();
#pragma CPROVER check push
#pragma CPROVER check disable "signed-overflow"
    int y = x + 1;
#pragma CPROVER check pop
    __CPROVER_assert(y != x, "wraps around");
    return 0;
}
