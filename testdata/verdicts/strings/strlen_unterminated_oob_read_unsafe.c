// verdict: FAILED
// property: pointer_dereference line 7
// check: library-sizes
// why: The array has no room for the terminator, so the loop reads past its end.
static unsigned len(const char *s) {
  unsigned n = 0;
  while (*s) s++, n++;
  return n;
}
int main(void) {
 char s[4] = "abcd";
  return len(s) == 3 ? 0 : 1;
}
