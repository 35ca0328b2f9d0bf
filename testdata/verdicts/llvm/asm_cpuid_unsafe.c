// verdict: FAILED
// property: assertion line 10
// why: What the processor answers is not what it was asked.
#include <assert.h>
int main(void) {
  unsigned a = 1, b, c, d;
#if defined(__x86_64__) || defined(__i386__)
  __asm__ volatile("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "0"(a), "2"(0));
#endif
  assert(a == 1);
  return 0;
}
