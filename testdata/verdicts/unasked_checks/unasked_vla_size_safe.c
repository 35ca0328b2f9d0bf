// verdict: SUCCESSFUL
// flags: --sv-comp --prp=with/memsafety.prp
// why: Only as many elements are written as there are, none if there is none.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 3) return 0;
  char a[n];
  for (int i = 0; i < n; i++) a[i] = 1;
  return 0;
}
