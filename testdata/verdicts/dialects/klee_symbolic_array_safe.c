// verdict: SUCCESSFUL
// why: Written for KLEE; a palindrome test is symmetric in its input.
#include <assert.h>
void klee_make_symbolic(void *, unsigned long, const char *);
static int palindrome(const char *s, int n) {
  for (int i = 0; i < n / 2; i++)
    if (s[i] != s[n - 1 - i]) return 0;
  return 1;
}
int main(void) {
  char s[4];
  klee_make_symbolic(s, sizeof s, "s");
  char r[4] = {s[3], s[2], s[1], s[0]};
  assert(palindrome(s, 4) == palindrome(r, 4));
  return 0;
}
