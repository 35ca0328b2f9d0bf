// verdict: SUCCESSFUL
// why: universal time of a time that is not known is exact: its parts, and the way back
#include <assert.h>
#include <time.h>
long nondet_long(void);
int main(void) {
  time_t now = nondet_long();
  if (now < 0 || now > 5000000000)
    return 0;
  struct tm *c = gmtime(&now);
  assert(c && c->tm_year >= 70 && c->tm_year < 230);
  struct tm back = *c;
  assert(timegm(&back) == now);
  return 0;
}
