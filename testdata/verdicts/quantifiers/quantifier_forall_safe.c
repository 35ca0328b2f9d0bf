// verdict: SUCCESSFUL
// why: The quantified formulas hold for every value of the variable within the range, and those that are assumed say what is asserted.
#include <stdlib.h>
#ifndef NATIVE_MAIN
#define ALL(a, n, c) __CPROVER_forall { int i; 0 <= i && i < (n) ==> c }
int main(void) {
  unsigned n;
  __CPROVER_assume(n > 0 && n < 5);
  int *a = malloc(n * sizeof *a), t[3][3];
  if (!a) return 0;
  __CPROVER_assume(ALL(a, n, a[i] > 3));
  __CPROVER_assert(a[n - 1] >= 4, "the last one");
  __CPROVER_assume(__CPROVER_forall { size_t i; i < 3 ==> __CPROVER_forall { signed char j; !(j > -1 && j <= 2) || t[i][j] == i + j } });
  __CPROVER_assert(t[2][1] == 3 && t[0][2] == 2, "a table");
  __CPROVER_assert(__CPROVER_forall { unsigned char c; (c & 1) ==> (c ^ 1) < c }, "all bytes");
  __CPROVER_assert(__CPROVER_exists { int i; i >= 0 && n > i && a[i] > 3 }, "one");
  __CPROVER_assert(__CPROVER_forall { int k; k < -2 || k > 2 || k * k <= 4 }, "squares");
  __CPROVER_assert(n > 3 ==> n == 4 && n != 2 ==> a[0] != 3 <==> 1, "implied");
  free(a);
  return 0;
}
#else
int main(void) { return 0; }
#endif
