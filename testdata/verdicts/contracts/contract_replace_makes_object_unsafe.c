// verdict: FAILED
// property: pointer_dereference line 13
// flags: --replace-call-with-contract make
// why: the result may be null
#include <assert.h>
unsigned nondet_uint(void);
#include <stdlib.h>
int *make(int v)
__CPROVER_ensures(__CPROVER_return_value == 0 || (__CPROVER_is_fresh(__CPROVER_return_value, sizeof(int)) && *__CPROVER_return_value == v))
;
int main(void) {
  int *p = make(1), *q = make(2);
  assert(*p == 1 && *q == 2 && p != q);
  return 0;
}
