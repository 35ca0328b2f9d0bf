// verdict: SUCCESSFUL
// why: Numbers that are only compared, with each other and with constants between which little or nothing fits.
#include <assert.h>
#include <limits.h>
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), c = nondet_int();
  if (a < b && b < c) assert(a < INT_MAX - 1 && c > INT_MIN + 1);
  if (a > 41 && b > a && b < 44) assert(a == 42);
  if (a > 41 && b > a && c > b) assert(c < 45 || c > 44);
  unsigned x = nondet_uint(), y = nondet_uint(), z = nondet_uint();
  if (x > 0 && y > x && z > y && z < 4) assert(x == 1 && y == 2);
  if (x < y && y < z) assert(x < UINT_MAX - 1);
  return 0;
}
