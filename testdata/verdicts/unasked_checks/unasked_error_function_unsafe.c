// verdict: FAILED
// property: array_bounds line 10
// flags: --sv-comp --prp=with/memsafety.prp
// why: A call of reach_error is nothing that this property asks about; the function returns, and the write behind it is out of bounds.
extern int __VERIFIER_nondet_int(void);
void reach_error(void) {}
int main(void) {
  int a[2], i = __VERIFIER_nondet_int() & 3;
  if (i == 2) reach_error();
  a[i & 2] = 1;
  return 0;
}
