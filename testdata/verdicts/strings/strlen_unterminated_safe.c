// verdict: SUCCESSFUL
// why: The string literal fits with its terminating zero.
static unsigned len(const char *s) {
  unsigned n = 0;
  while (*s) s++, n++;
  return n;
}
int main(void) {
 char s[4] = "abc";
  return len(s) == 3 ? 0 : 1;
}
