// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/memsafety.prp
// why: What an array of a negative size is has no meaning here, and the property does not ask for the size.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < -1 || n > 3) return 0;
  char a[n];
  if (n > 0) a[0] = 1;
  return 0;
}
