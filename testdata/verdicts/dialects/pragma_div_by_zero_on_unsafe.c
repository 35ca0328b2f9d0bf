// verdict: FAILED
// property: division_by_zero line 10
// flags: --no-div-by-zero-check
// why: the source switches on what the command line switches off
int nondet_int(void);
int main(void) {
    int x = nondet_int();
#pragma CPROVER check push
#pragma CPROVER check enable "div-by-zero"
    x = 100 / x;
#pragma CPROVER check pop
    return x;
}
