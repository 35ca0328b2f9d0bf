// verdict: FAILED
// property: pointer_dereference line 20
// why: A cursor that goes through a text eight bytes at a time does so where only seven are left.
#include <assert.h>
#define N 32
#define STEP if (*p < ' ' || *p > '~') goto control; ++p
unsigned char nondet_uchar(void);
int main(void) {
  unsigned char text[N];
  for (int i = 0; i < N; i++) text[i] = nondet_uchar();
  const unsigned char *p = text, *end = text + N;
  while (*p != ':') {
    if (*p < ' ' || ++p == end) return 0;
  }
  for (++p;; ++p) {
    if (p == end) return 0;
    if (*p != ' ') break;
  }
  while (end - p >= 7) {
    STEP; STEP; STEP; STEP; STEP; STEP; STEP; STEP;
    continue;
  control:
    if (*p != '\t') break;
    ++p;
  }
  for (; p != end; ++p)
    if (*p < ' ' && *p != '\t') break;
  assert(text < p && p <= end);
  return 0;
}
