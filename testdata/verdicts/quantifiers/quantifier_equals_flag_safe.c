// verdict: SUCCESSFUL
// why: the result is 1 if an element is negative, and 0 if not
int nondet_int(void);
int main(void) {
    int a[4] = {nondet_int(), 0, 0, 0}, flags = a[0] < 0 ? 6 : 0;
    int found = (flags & 4) != 0;
    __CPROVER_assert(found == __CPROVER_exists { int k; 0 <= k && k < 4 && a[k] < 0 }, "found");
    return 0;
}
