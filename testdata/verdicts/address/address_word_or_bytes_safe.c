// verdict: SUCCESSFUL
// why: A copy by words where the places are aligned, by bytes elsewhere: right either way.
#include <assert.h>
#include <stdint.h>
static void copy(char *to, const char *from, unsigned n) {
  if ((((uintptr_t)to | (uintptr_t)from) & 3) == 0)
    for (; n >= 4; n -= 4, to += 4, from += 4)
      *(int *)to = *(const int *)from;
  while (n--)
    *to++ = *from++;
}
int main(void) {
  char a[7] = "abcdef", b[7];
  copy(b, a, sizeof a);
  for (int i = 0; i < 7; i++)
    assert(a[i] == b[i]);
  return 0;
}
