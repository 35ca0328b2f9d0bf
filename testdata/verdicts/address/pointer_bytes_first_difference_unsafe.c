// verdict: FAILED
// property: pointer_dereference line 9
// why: The pointers may be equal: the search for a difference reads on behind them.
int nondet_int(void);
int main(void) {
  int v, w, *p = &v, *q = nondet_int() ? &w : &v;
  const unsigned char *a = (const unsigned char *)&p, *b = (const unsigned char *)&q;
  unsigned i = 0;
  while (a[i] == b[i]) i++;
  return (int)i > 7;
}
