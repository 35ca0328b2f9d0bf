// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: Without a separator the search runs past the terminator to the end of the array.
extern char nondet_char(void);
int main(void) {
  char s[5];
  for (int i = 0; i < 4; i++) s[i] = nondet_char();
  s[4] = 0;
  const char *p = s;
 while (*p != ',') p++;
  return (int)(p - s) > 4;
}
