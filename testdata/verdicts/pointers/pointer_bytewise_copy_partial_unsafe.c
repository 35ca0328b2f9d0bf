// verdict: FAILED
// property: pointer_dereference line 9
// check: forged-pointer
// why: Only the lowest byte is copied, the rest still belongs to a null pointer.
int main(void) {
  int x = 5, *p = &x, *q = 0;
  unsigned char *s = (unsigned char *)&p, *d = (unsigned char *)&q;
 for (unsigned i = 0; i < sizeof p / 8; i++) d[i] = s[i];
  *q = 6;
  return x == 6 ? 0 : 1;
}
