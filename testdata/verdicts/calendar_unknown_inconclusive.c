// verdict: INCONCLUSIVE
// why: What the parts of a time that is not known have to do with it is not known here.
#include <assert.h>
#include <time.h>
int main(void) {
  time_t now = time(NULL);
  assert(gmtime(&now)->tm_sec == now % 60);
  return 0;
}
