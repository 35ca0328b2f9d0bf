// verdict: FAILED
// property: assertion line 9
// why: time gives -1 where the time is not known, also through its pointer
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t = 5;
  time(&t);
  assert(t >= 0);
  return 0;
}
