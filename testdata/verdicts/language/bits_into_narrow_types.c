// verdict: SUCCESSFUL
// why: The low bits of bitwise operations are the operations on the low bits, in any order, with constants in between.
#include <assert.h>
extern long nondet_long(void);
int main(void) {
  long a[20];
  int and1 = -1, and2 = -1, or1 = 5, or2 = 12, xor1 = -1, xor2 = 0;
  for (int i = 0; i < 20; i++) {
    a[i] = nondet_long();
    and1 &= a[i];
    or1 |= (short)a[i];
    xor1 ^= a[i];
  }
  or1 |= 12;
  or2 |= 5;
  for (int i = 19; i >= 0; i--) {
    and2 &= a[i];
    or2 |= (short)a[i];
    xor2 ^= ~a[i];
  }
  assert(and1 == and2);
  assert(or1 == or2);
  assert(xor1 == ~xor2);
}
