// verdict: SUCCESSFUL
// why: What is not supported is behind a comparison that never holds: objects that are alive have different addresses.
#include <assert.h>
#include <string.h>
int main(void) {
  int v, w, *p = &v, *q = &w;
  if (memcmp(&p, &q, sizeof p) == 0) __asm__ volatile("hlt" : "=r"(v));
  assert(p != q);
  return 0;
}
