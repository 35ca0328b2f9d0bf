// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// flags: -m32
// why: With -m32 a long is no wider than an int.
int nondet_int(void);
int main(void) {
  long y = nondet_int();
  return __builtin_labs(y) == 7;
}
