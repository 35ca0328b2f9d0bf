// verdict: SUCCESSFUL
// why: A choice between two numbers by an address: one of them.
#include <assert.h>
#include <stdint.h>
struct __attribute__((packed)) head { char kind; long long n; };
static struct head h;
int main(void) {
  int step = ((uintptr_t)&h.n & 7) ? 1 : 8;
  assert(step == 8 || step == 1);
  return 0;
}
