// verdict: FAILED
// property: assertion line 18
// why: The input is read on one path and limited on it, by a bound that the other path's value exceeds.
#include <assert.h>
extern int nondet_int(void);
extern unsigned char nondet_uchar(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned char v = 7;
  int c = nondet_int();
  if (c) {
    v = nondet_uchar();
    if (nondet_int()) {
      __VERIFIER_assume(v < 5);
    }
  }
  int a[8] = {0};
 assert(a[v & 7] == 0 && (v != 6 || !c));
  return 0;
}
