// verdict: SUCCESSFUL
// why: The bytes of one of several pointers, which one is not known, are those of its address.
#include <assert.h>
#include <stdint.h>
extern unsigned nondet_unsigned(void);
#ifdef NATIVE_MAIN
unsigned nondet_unsigned(void) { return 1; }
#endif
int main(void) {
  int a, b, c, *p[3] = {&a, &b, &c};
  unsigned i = nondet_unsigned() % 3;
  unsigned char *k = (unsigned char *)&p[i];
  assert((k[0] & 3) == 0);
  assert(k[1] == (unsigned char)((uintptr_t)p[i] >> 8));
  return 0;
}
