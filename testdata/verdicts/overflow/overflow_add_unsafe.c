// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: INT_MAX plus one overflows.
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
 if (x < 0) return 0;
  int y = x + 1;
  return y == 5;
}
