// verdict: SUCCESSFUL
// why: time stores what it returns; there is room for what is added to a time, and for differences
#include <assert.h>
#include <time.h>
int main(void) {
  time_t t, r = time(&t);
  assert(t == r && (r >= 0 || r == (time_t)-1));
  time_t later = r + 3600;
  assert(difftime(later, r) == 3600.0);
  clock_t a = clock(), b = clock();
  return (b - a) / CLOCKS_PER_SEC == 5 && t > later;
}
