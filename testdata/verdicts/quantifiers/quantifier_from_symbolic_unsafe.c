// verdict: FAILED
// property: assertion line 8
// why: of three numbers in a row one is a multiple of 3, of two not always
int main(void) {
    int lo = nondet_int();
    __CPROVER_assume(lo >= -1000 && lo <= 1000);
    _Bool q = __CPROVER_exists { int i; lo < i && i <= lo + 2 && i % 3 == 0 };
    __CPROVER_assert(q, "not always");
    return 0;
}
