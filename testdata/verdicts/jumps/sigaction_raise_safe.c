// verdict: SUCCESSFUL
// why: SA_RESETHAND: the handler is for one signal only.
#include <assert.h>
#include <signal.h>
#include <string.h>
static volatile sig_atomic_t got;
static void handle(int n) { got++; }
int main(void) {
  struct sigaction sa, old;
  memset(&sa, 0, sizeof sa);
  sa.sa_handler = handle;
  sigemptyset(&sa.sa_mask);
  sa.sa_flags = SA_RESETHAND;
  assert(sigaction(SIGUSR1, &sa, &old) == 0 && old.sa_handler == SIG_DFL);
  raise(SIGUSR1);
  assert(got == 1);
  assert(sigaction(SIGUSR1, 0, &old) == 0 && old.sa_handler == SIG_DFL);
  return 0;
}
