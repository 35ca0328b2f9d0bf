// verdict: FAILED
// why: with hi = lo + 1 the middle is lo, and lo stays
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned lo = 0, hi = nondet_uint();
    while (lo < hi) {
        unsigned mid = lo + (hi - lo) / 2;
        if (nondet_bool())
            lo = mid;
        else
            hi = mid;
    }
}
