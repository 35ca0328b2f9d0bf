// verdict: FAILED
// property: assertion line 8
// why: gettimeofday writes the time.
#include <assert.h>
#include <sys/time.h>
int main(void) {
  struct timeval t = {0, 0};
  if (!gettimeofday(&t, 0)) assert(t.tv_sec == 0);
  return 0;
}
