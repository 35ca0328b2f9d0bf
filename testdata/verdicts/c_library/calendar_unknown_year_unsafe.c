// verdict: FAILED
// property: assertion line 11
// why: 31 December 1972 was the 366th day of a leap year
#include <assert.h>
#include <time.h>
long nondet_long(void);
int main(void) {
  time_t t = nondet_long();
  if (t < 31536000L || t > 126230400L)
    return 0;
  assert(gmtime(&t)->tm_yday < 365);
  return 0;
}
