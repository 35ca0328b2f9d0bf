// verdict: SUCCESSFUL
// why: the number of columns is a variable: facts are found by what is multiplied by it
#include <stddef.h>
size_t nondet_size(void);
int main(void) {
  static int m[600];
  size_t cols = nondet_size(), rows = nondet_size(), a = nondet_size(), b = nondet_size();
  __CPROVER_assume(0 < cols && cols <= 20 && 0 < rows && rows <= 30);
  __CPROVER_havoc_object(m);
  __CPROVER_assume(__CPROVER_forall { size_t i; i < rows ==> __CPROVER_forall { size_t j; j < cols ==> m[i * cols + j] > 3 } });
  __CPROVER_assume(a < rows && b < cols);
  __CPROVER_assert(m[a * cols + b] > 3, "element");
}
