// verdict: FAILED
// property: assertion line 7
// why: the implication does not hold for x = 2
int main(void) {
    int x = nondet_int(), y = 0;
    if (x == 1) y = 1; else x == 1 ==> y == 1;
    __CPROVER_assert(x > 0 ==> x < 3 ==> y == 1, "two is left");
    return 0;
}
