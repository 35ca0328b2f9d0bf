// verdict: FAILED
// property: overflow line 8
// check: signed-overflow
// why: The least int has no absolute value, also where the compiler computes it.
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  return __builtin_abs(x) == 7;
}
