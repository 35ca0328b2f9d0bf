// verdict: FAILED
// property: assertion line 10
// why: A choice between two numbers by the alignment of a packed structure, which is 1.
#include <assert.h>
#include <stdint.h>
struct __attribute__((packed)) head { char kind; long long n; };
static struct head h;
int main(void) {
  int step = ((uintptr_t)&h & 7) ? 1 : 8;
  assert(step == 8);
  return 0;
}
