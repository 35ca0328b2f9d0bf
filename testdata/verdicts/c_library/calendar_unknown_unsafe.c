// verdict: FAILED
// property: pointer_dereference line 9
// why: There are leap seconds: localtime may give a 60th one.
#include <time.h>
int main(void) {
  static int count[60];
  time_t now = time(NULL);
  struct tm *c = localtime(&now);
  if (c) count[c->tm_sec]++;
  return 0;
}
