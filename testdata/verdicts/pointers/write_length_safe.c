// verdict: SUCCESSFUL
// why: No more is written than there is, and the times are times.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  char text[4] = "abc";
  struct timeval t;
  struct timespec s;
  time_t now = time(0);
  struct tm *local = localtime(&now);
  assert(write(1, text, 4) <= 4 && fwrite(text, 2, 2, stdout) <= 2);
  gettimeofday(&t, 0);
  assert(t.tv_usec >= 0 && t.tv_usec < 1000000);
  if (!clock_gettime(CLOCK_REALTIME, &s)) assert(s.tv_nsec < 1000000000);
  if (local) assert(local->tm_mon < 12 && local->tm_mday > 0);
  assert(difftime(5, 3) == 2 && drand48() < 1);
  return 0;
}
