// verdict: FAILED
// property: assertion line 7
// check: other-tools
// why: nothing says that the function is symmetric
#include <assert.h>
_Bool __CPROVER_uninterpreted_equals(const void *a, const void *b);
int main(void) { int x, y; assert(__CPROVER_uninterpreted_equals(&x,&y)==__CPROVER_uninterpreted_equals(&y,&x)); return 0; }
