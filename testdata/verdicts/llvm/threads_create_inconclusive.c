// verdict: INCONCLUSIVE
// why: Threads are unsupported: what another one does is not seen.
#include <assert.h>
#include <pthread.h>
static int x;
static void *f(void *p) {
  x = 1;
  return p;
}
int main(void) {
  pthread_t t;
  if (pthread_create(&t, 0, f, 0)) return 0;
  pthread_join(t, 0);
  assert(x == 1);
  return 0;
}
