int slow(int *p) {
    *p = 5;
    __CPROVER_assert(0, "the body is there");
    return 1;
}
static int helper(int x) {
    __CPROVER_assert(0, "the static body is there");
    return x;
}
int work(int x) {
    int r = slow(&x);
    helper(x);
    return r == 1 ? x + 1 : x;
}
