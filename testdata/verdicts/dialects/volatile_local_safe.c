// verdict: SUCCESSFUL
// why: A volatile local keeps what the program wrote.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  volatile int v = 0;
  int n = nondet_int();
  v = n;
 assert(v == n);
  return 0;
}
