// verdict: FAILED
// property: assertion line 9
// why: where the program runs, the day may be another one than in Greenwich
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t = 86400 * 20 + 43200;
  struct tm *c = localtime(&t);
  assert(!c || c->tm_mday == 21);
  return 0;
}
