// verdict: SUCCESSFUL
// why: hi - lo falls: the middle is computed without an overflow
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned lo = 0, hi = nondet_uint();
    while (lo < hi) {
        unsigned mid = lo + (hi - lo) / 2;
        if (nondet_bool())
            lo = mid + 1;
        else
            hi = mid;
    }
}
