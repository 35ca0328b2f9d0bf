// verdict: FAILED
// property: assertion line 9
// why: The values 6 and 7 make the condition true.
extern void abort(void);
extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void);
static void check(int c) {
  if (!c) {
    reach_error();
    abort();
  }
}
int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
  if (a < 2 || b < 2 || a > 9 || b > 9) return 0;
 check(a * b != 42);
  return 0;
}
