// verdict: SUCCESSFUL
// why: Factorials up to 10 fit in int.
extern int nondet_int(void);
static int fact(int n) {
  if (n <= 1) return 1;
  return n * fact(n - 1);
}
int main(void) {
  int n = nondet_int();
 if (n < 0 || n > 10) return 0;
  return fact(n) == 0;
}
