// verdict: FAILED
// property: assertion line 10
// why: One element breaks what is said of all.
extern void __ESBMC_assert(_Bool, const char *);
int main(void) {
  int a[8], i;
  for (int k = 0; k < 8; k++)
    a[k] = 2 * k;
  a[5]++;
  __ESBMC_assert(__ESBMC_forall(&i, !(i >= 0 && i < 8) || a[i] == 2 * i), "even");
  return 0;
}
