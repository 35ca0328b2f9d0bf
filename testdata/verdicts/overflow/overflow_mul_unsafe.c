// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: In 32 bits the product of two large ints overflows.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x < 0) return 0;
 int y = x * x;
  return y < 0;
}
