// verdict: SUCCESSFUL
// why: Division of unsigned numbers is unsigned: the top bit is a value.
#include <assert.h>
int main(void) {
  volatile unsigned a = 0xfffffffeu;
 assert(a / 2 == 0x7fffffffu);
  return 0;
}
