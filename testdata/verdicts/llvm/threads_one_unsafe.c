// verdict: FAILED
// property: assertion line 9
// why: What is to be done once is done at the first call, not at the second.
#include <assert.h>
#include <pthread.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int n;
static void again(void) { n++; }
static void count(void) { assert(n == 1); }
int main(void) {
  pthread_once(&once, count);
  pthread_once(&once, again);
  return 0;
}
