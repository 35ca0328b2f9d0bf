// verdict: SUCCESSFUL
// why: ESBMC's quantifiers are about all values of a variable that is declared before, and leave it as it is.
extern void __ESBMC_assert(_Bool, const char *);
extern void __ESBMC_assume(_Bool);
extern int nondet_int(void);
int main(void) {
  int a[8], b[8], i = 42;
  for (int k = 0; k < 8; k++)
    a[k] = 2 * k;
  __ESBMC_assert(__ESBMC_forall(&i, !(i >= 0 && i < 8) || a[i] == 2 * i), "even");
  __ESBMC_assert(__ESBMC_exists(&i, (i >= 0 && i < 8) && a[i] == 6), "six");
  __ESBMC_assert(!__ESBMC_exists((void *)&i, (i >= 0 && i < 8) && a[i] == 7), "no seven");
  __ESBMC_assume(__ESBMC_forall(&i, !(0 <= i && i < 8) || b[i] > 3));
  int j = nondet_int();
  if (j >= 0 && j < 8)
    __ESBMC_assert(b[j] >= 4, "assumed");
  __ESBMC_assert(i == 42, "unchanged");
  return 0;
}
