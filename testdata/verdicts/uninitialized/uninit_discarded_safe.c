// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: (void)x says that x is not used: nothing depends on its value.
struct pair { int a, b; };
static void ignore(int *out) {
  (void)out;
}
int main(void) {
  int x, *p = &x;
  double d;
  struct pair q;
  (void)x;
  (void)*p;
  (void)d;
  (void)q.b;
  ignore(&x);
  return 0;
}
