// verdict: SUCCESSFUL
// why: Universal time of known times is known; fields out of range are brought into it.
#include <assert.h>
#include <time.h>

static void check(time_t t, int year, int month, int day, int hour, int minute, int second, int weekday, int yearday) {
  struct tm *c = gmtime(&t);
  assert(c->tm_year == year - 1900 && c->tm_mon == month - 1 && c->tm_mday == day);
  assert(c->tm_hour == hour && c->tm_min == minute && c->tm_sec == second);
  assert(c->tm_wday == weekday && c->tm_yday == yearday && c->tm_isdst == 0);
  struct tm back = *c;
  assert(timegm(&back) == t);
}
int main(void) {
  check(0, 1970, 1, 1, 0, 0, 0, 4, 0);
  check(951782400, 2000, 2, 29, 0, 0, 0, 2, 59);
  check(1709251199, 2024, 2, 29, 23, 59, 59, 4, 59);
  check(1735689599, 2024, 12, 31, 23, 59, 59, 2, 365);
  check(4107542400, 2100, 3, 1, 0, 0, 0, 1, 59);
  check(-1, 1969, 12, 31, 23, 59, 59, 3, 364);
  check(-2208988800, 1900, 1, 1, 0, 0, 0, 1, 0);
  check(-62135596801, 0, 12, 31, 23, 59, 59, 0, 365);
  struct tm c = {.tm_year = 123, .tm_mon = 13, .tm_mday = 30, .tm_hour = -1, .tm_sec = 3661};
  assert(timegm(&c) == 1709251261 && c.tm_year == 124 && c.tm_mon == 2 && c.tm_mday == 1 && c.tm_hour == 0 && c.tm_min == 1 && c.tm_sec == 1);
  return 0;
}
