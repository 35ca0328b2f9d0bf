// verdict: INCONCLUSIVE
// why: gmtime has no model; its result is a valid pointer or null, not any.
#include <time.h>
int main(void) {
  time_t t = time(0);
  struct tm *tm = gmtime(&t);
  return tm ? tm->tm_year : 0;
}
