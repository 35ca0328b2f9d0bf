// verdict: SUCCESSFUL
// why: Three digits are at most 999.
#include <assert.h>
extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);
static int parse(const char *s) {
  int v = 0;
  for (; *s >= '0' && *s <= '9'; s++) v = v * 10 + (*s - '0');
  return v;
}
int main(void) {
  char s[4] = {0};
  for (int i = 0; i < 3; i++) s[i] = __VERIFIER_nondet_char();
  int v = parse(s);
  assert(v >= 0 && v <= 999);
  return 0;
}
