// verdict: SUCCESSFUL
// why: The time stamp is any number; other variables keep their values.
#include <assert.h>
int main(void) {
  unsigned low, high, other = 7;
  __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
  unsigned long long t = (unsigned long long)high << 32 | low;
  assert(other == 7 && t >= low);
  return 0;
}
