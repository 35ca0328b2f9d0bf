// verdict: SUCCESSFUL
// why: Bytes below n come from the source, those from n on stay.
#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned char a[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  unsigned char b[8] = {9, 9, 9, 9, 9, 9, 9, 9};
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 8 && k < 8);
  memcpy(b, a, n);
 assert(b[k] == (k < n ? 1 : 9));
  return 0;
}
