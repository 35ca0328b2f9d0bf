// verdict: SUCCESSFUL
// why: checks of several kinds are off in nested parts
int nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4}, x = nondet_int(), r = 0;
    __CPROVER_assume(x >= 0 && x < 40);
#pragma CPROVER check push
#pragma CPROVER check disable "undefined-shift"
    r = (int)(1u << x);
#pragma CPROVER check push
#pragma CPROVER check disable "bounds"
#pragma CPROVER check disable "pointer"
    r ^= a[x];
    r ^= (int)(1u << x);
#pragma CPROVER check pop
    r ^= (int)(1u << (x + 1));
#pragma CPROVER check pop
    return r ^ a[x & 3];
}
