// verdict: FAILED
// property: undefined_behavior line 8
// check: precondition
// why: asctime of a year of five digits is undefined (C11 7.27.3.1p3)
#include <time.h>
int main(void) {
  struct tm c = {.tm_year = 10000, .tm_mday = 1};
  return asctime(&c) == 0;
}
