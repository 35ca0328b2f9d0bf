// verdict: SUCCESSFUL
// why: A pointer copied byte by byte is the same pointer.
int main(void) {
  int x = 5, *p = &x, *q = 0;
  unsigned char *s = (unsigned char *)&p, *d = (unsigned char *)&q;
 for (unsigned i = 0; i < sizeof p; i++) d[i] = s[i];
  *q = 6;
  return x == 6 ? 0 : 1;
}
