// verdict: FAILED
// property: assertion line 15
// why: The low bytes of different objects' addresses may be equal.
#include <assert.h>
extern unsigned nondet_unsigned(void);
#ifdef NATIVE_MAIN
unsigned nondet_unsigned(void) { return 1; }
#endif
int main(void) {
  int a, b, *p[2] = {&a, &b};
  unsigned i = nondet_unsigned() % 2;
  unsigned char x = *(unsigned char *)&p[i];
  unsigned char y = *(unsigned char *)&p[1 - i];
  p[0] = p[1];
  assert(x != y);
  return 0;
}
