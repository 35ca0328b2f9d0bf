// verdict: FAILED
// property: precondition line 6
// flags: --check-call-with-contract half
// why: the argument may be odd
int half(int x)
__CPROVER_requires(x >= 0 && x % 2 == 0)
__CPROVER_assigns()
{ return x / 2; }
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x < 0 || x > 100) return 0;
  half(x);
}
