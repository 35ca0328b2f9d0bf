// verdict: FAILED
// property: array_bounds line 16
// why: the inner part ends: bounds count again, shifts do not yet
int nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4}, x = nondet_int(), r = 0;
    __CPROVER_assume(x >= 0 && x < 40);
#pragma CPROVER check push
#pragma CPROVER check disable "undefined-shift"
#pragma CPROVER check push
#pragma CPROVER check disable "bounds"
#pragma CPROVER check disable "pointer"
    r ^= a[x];
#pragma CPROVER check pop
    r ^= (int)(1u << x);
    r ^= a[x];
#pragma CPROVER check pop
    return r;
}
