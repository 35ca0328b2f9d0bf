// verdict: SUCCESSFUL
// why: The split stops at the terminator.
extern char nondet_char(void);
int main(void) {
  char s[5];
  for (int i = 0; i < 4; i++) s[i] = nondet_char();
  s[4] = 0;
  const char *p = s;
 while (*p && *p != ',') p++;
  return (int)(p - s) > 4;
}
