// verdict: FAILED
// property: assertion line 10
// why: the range does not hold its end
int main(void) {
    unsigned char a[16];
    int from = nondet_int(), to = nondet_int(), k = nondet_int();
    __CPROVER_assume(0 <= from && to < 16);
    __CPROVER_assume(__CPROVER_forall { int i; (from <= i && i < to) ==> a[i] > 100 });
    if (from <= k && k <= to)
        __CPROVER_assert(a[k] > 100, "in the range");
    return 0;
}
