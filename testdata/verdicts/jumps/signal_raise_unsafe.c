// verdict: FAILED
// property: assertion line 12
// why: The handler runs each time.
#include <assert.h>
#include <signal.h>
static volatile sig_atomic_t got;
static void handle(int n) { got++; }
int main(void) {
  signal(SIGTERM, handle);
  raise(SIGTERM);
  raise(SIGTERM);
  assert(got == 1);
  return 0;
}
