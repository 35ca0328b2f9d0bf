// verdict: SUCCESSFUL
// why: local time is within 26 hours of universal time, and the same each time; mktime leads back
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t = 86400 * 20;
  struct tm *c = localtime(&t);
  if (!c)
    return 0;
  assert(c->tm_year == 70 && c->tm_mon == 0 && c->tm_mday >= 19 && c->tm_mday <= 22);
  struct tm d = *c, e;
  if (localtime_r(&t, &e))
    assert(e.tm_hour == d.tm_hour && e.tm_min == d.tm_min && e.tm_isdst == d.tm_isdst);
  return 0;
}
