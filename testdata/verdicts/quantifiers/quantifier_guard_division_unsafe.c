// verdict: FAILED
// property: division_by_zero line 8
// why: the divisor is asked about behind the division
int g[10], n;
int main(void) {
    n = nondet_int();
    __CPROVER_assume(n >= 0);
    if (__CPROVER_forall { int i; (i >= 0 && i < 100 / n && n > 10) ==> g[i] == 0 })
        return 1;
    return 0;
}
