// verdict: FAILED
// property: assertion line 8
// why: the result is 4 if an element is negative, but an existential quantifier that holds is 1
int nondet_int(void);
int main(void) {
    int a[4] = {nondet_int(), 0, 0, 0}, flags = a[0] < 0 ? 6 : 0;
    int found = flags & 4;
    __CPROVER_assert(found == __CPROVER_exists { int k; 0 <= k && k < 4 && a[k] < 0 }, "found");
    return 0;
}
