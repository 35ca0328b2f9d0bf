// verdict: FAILED
// property: precondition line 7
// flags: --replace-call-with-contract clear
// why: the size may be one more than the array has
#include <stddef.h>
void clear(char *p, size_t n)
__CPROVER_requires(__CPROVER_w_ok(p, n))
__CPROVER_assigns(__CPROVER_object_upto(p, n));
int main(void) { char a[4]; size_t n; if (n < 6) clear(a, n); }
