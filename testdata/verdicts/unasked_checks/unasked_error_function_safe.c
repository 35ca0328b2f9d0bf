// verdict: SUCCESSFUL
// flags: --sv-comp --prp=with/memsafety.prp
// why: reach_error ends the program before the write out of bounds.
extern int __VERIFIER_nondet_int(void);
extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
void reach_error(void) { __assert_fail("0", "x.c", 7, "reach_error"); }
int main(void) {
  int a[2], i = __VERIFIER_nondet_int() & 3;
  if (i >= 2) { reach_error(); abort(); }
  a[i & 2] = 1;
  return 0;
}
