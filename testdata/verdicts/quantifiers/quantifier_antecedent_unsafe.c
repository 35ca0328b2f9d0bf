// verdict: FAILED
// property: assertion line 6
// why: not all of them are ones
int main(void) {
    int a[4] = {nondet_int(), nondet_int(), nondet_int(), nondet_int()};
    __CPROVER_assert(__CPROVER_exists { int i; 0 <= i && i < 4 && a[i] == 1 } ==> a[0] == 1, "left");
    return 0;
}
