// verdict: FAILED
// property: pointer_dereference line 9
// check: null-pointer
// why: For x <= 10 the pointer stays null.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), v = 0, *p = 0;
  if (x > 10) p = &v;
  *p = x;
  return v != x;
}
