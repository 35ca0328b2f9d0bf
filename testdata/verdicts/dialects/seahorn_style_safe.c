// verdict: SUCCESSFUL
// why: Written for SeaHorn; the counter stays within the bound.
extern int nd_int(void);
extern void __VERIFIER_error(void);
extern void __VERIFIER_assume(int);
#define assume __VERIFIER_assume
#define sassert(X) ((void)((X) || (__VERIFIER_error(), 0)))
int main(void) {
  int n = nd_int(), i = 0;
  assume(n > 0);
  assume(n <= 8);
  while (i < n) i++;
 sassert(i == n);
  return 0;
}
