// verdict: SUCCESSFUL
// why: With one thread locks are free, what is done once is done once, and the end of the main thread is that of the program.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int n;
static void count(void) { n++; }
int main(void) {
  pthread_key_t key;
  assert(pthread_mutex_lock(&lock) == 0);
  pthread_once(&once, count);
  pthread_once(&once, count);
  assert(n == 1 && pthread_equal(pthread_self(), pthread_self()));
  pthread_mutex_unlock(&lock);
  if (pthread_key_create(&key, 0)) return 0;
  assert(!pthread_getspecific(key));
  pthread_setspecific(key, &n);
  assert(pthread_getspecific(key) == &n);
  pthread_exit(0);
  abort();
}
