// verdict: SUCCESSFUL
// why: The operands are limited, so the sum fits.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
 if (x > 1000000) return 0;
  int y = x + 1;
  return y == 5;
}
