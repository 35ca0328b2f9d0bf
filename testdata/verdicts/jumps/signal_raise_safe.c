// verdict: SUCCESSFUL
// why: raise runs the handler before it returns; an ignored signal does nothing.
#include <assert.h>
#include <signal.h>
static volatile sig_atomic_t got;
static void handle(int n) { got += n; }
int main(void) {
  assert(signal(SIGINT, handle) == SIG_DFL);
  raise(SIGINT);
  assert(got == SIGINT);
  assert(signal(SIGINT, SIG_IGN) == handle);
  assert(raise(SIGINT) == 0);
  assert(got == SIGINT);
  assert(signal(SIGKILL, handle) == SIG_ERR);
  return 0;
}
