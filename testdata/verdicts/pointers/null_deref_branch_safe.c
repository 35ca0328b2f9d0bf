// verdict: SUCCESSFUL
// why: The pointer is set on both branches.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), v = 0, *p = 0;
 if (x <= 10) p = &v;
  if (x > 10) p = &v;
  *p = x;
  return v != x;
}
