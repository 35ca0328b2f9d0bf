// verdict: SUCCESSFUL
// why: asctime writes what the fields say, in 25 characters
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
  time_t t = 951782400, now = 0;
  assert(!strcmp(asctime(gmtime(&t)), "Tue Feb 29 00:00:00 2000\n"));
  char *s = ctime(&now);
  if (s)
    assert(strlen(s) == 25 && s[24] == '\n' && s[20] == '1' && s[21] == '9');
  return 0;
}
