// verdict: FAILED
// property: assertion line 8
// why: the whole structure is assigned
struct text { const int room; int used; };
int main(void) {
    struct text now = {nondet_int(), 2}, old;
    old = now;
    __CPROVER_assert(old.room != 5, "any");
    return 0;
}
