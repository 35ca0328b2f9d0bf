// verdict: SUCCESSFUL
// flags: --unwind 2
// why: ranges of ESBMC quantifiers, nested ones and guards that are evaluated in order
int main(void) {
    int a[5] = {0, 1, 2, 3, 4}, i, j, n = nondet_int(), *p = 0;
    __ESBMC_assume(n >= 0 && n <= 5);
    __ESBMC_assert(__ESBMC_forall(&i, !(i >= 0 && i < n) || a[i] == i), "each");
    _Bool r = __ESBMC_forall(&i, !(i >= 0 && i < n) || __ESBMC_exists(&j, j >= 0 && j < 5 && a[j] == a[i]));
    __ESBMC_assert(r, "is there");
    __ESBMC_assert(__ESBMC_forall(&i, !(p && i >= 0 && i < *p) || a[i] == 7), "behind a null pointer");
    return 0;
}
