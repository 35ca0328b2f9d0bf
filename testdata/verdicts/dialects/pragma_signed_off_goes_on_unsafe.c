// verdict: FAILED
// property: assertion line 11
// why: a check that is off ends no path: the overflow is behind the pragma, the assertion fails after it
int nondet_int(void);
int main(void) {
    int x = nondet_int();
#pragma CPROVER check push
#pragma CPROVER check disable "signed-overflow"
    int y = x + 1;
#pragma CPROVER check pop
    __CPROVER_assert(y > x, "false where it wraps");
    return 0;
}
