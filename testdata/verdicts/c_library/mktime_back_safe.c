// verdict: SUCCESSFUL
// why: mktime of what localtime gave is the time that localtime got
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t = time(NULL);
  struct tm *c = localtime(&t);
  if (c)
    assert(mktime(c) == t);
  return 0;
}
