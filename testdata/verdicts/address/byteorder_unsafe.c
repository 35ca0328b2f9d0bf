// verdict: FAILED
// property: assertion line 9
// why: htons swaps two bytes only.
#include <arpa/inet.h>
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
  assert(ntohs(htonl(x)) == (x & 0xffff));
  return 0;
}
