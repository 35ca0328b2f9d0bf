// verdict: FAILED
// property: assertion line 13
// why: Without SA_RESETHAND it runs again.
#include <assert.h>
#include <signal.h>
static volatile sig_atomic_t got;
static void handle(int n) { got++; }
int main(void) {
  struct sigaction sa = {.sa_handler = handle};
  sigaction(SIGUSR1, &sa, 0);
  raise(SIGUSR1);
  raise(SIGUSR1);
  assert(got == 1);
  return 0;
}
