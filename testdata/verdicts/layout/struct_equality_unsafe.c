// verdict: FAILED
// property: assertion line 9
// why: the second elements may differ
struct inner { char tag; int value; };
struct all { int n; const struct inner in[2]; };
int main(void) {
    struct all x = {1, {{3, 4}, {5, nondet_int()}}};
    const struct all y = {1, {{3, 4}, {5, 6}}};
    __CPROVER_assert(x == y, "not always");
    return 0;
}
