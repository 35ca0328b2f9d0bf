// verdict: FAILED
// property: undefined_shift line 8
// why: The shift of a negative value to the left is undefined.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
 if (x < -1 || x > 1000) return 0;
  int y = x << 4;
  return y == 7;
}
