// verdict: FAILED
// property: assertion line 9
// why: what gmtime gave is universal time, which mktime takes for local time
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t = 1000000;
  struct tm *c = gmtime(&t);
  assert(mktime(c) == t);
  return 0;
}
