// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: Place n is one past the end of the array.
extern int nondet_int(void);
int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 8) return 0;
  int a[n];
  int *p = a;
 p[n] = 3;
 return p[n] - 3;
}
