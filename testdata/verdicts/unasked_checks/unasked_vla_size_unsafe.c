// verdict: FAILED
// property: array_bounds line 10
// flags: --sv-comp --prp=with/memsafety.prp
// why: For n == 0 the array has no element. That its size is not positive is no question of this property, and must not end the execution.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 3) return 0;
  char a[n];
  a[0] = 1;
  return a[0];
}
