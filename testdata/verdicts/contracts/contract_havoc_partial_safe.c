// verdict: SUCCESSFUL
// flags: --function f --replace-call-with-contract clear
// why: a call that its contract stands for changes only the bytes that are listed
#include <string.h>
void clear(char *p, size_t n)
__CPROVER_requires(__CPROVER_w_ok(p, n))
__CPROVER_assigns(__CPROVER_object_upto(p, n))
__CPROVER_ensures(__CPROVER_forall { size_t k; k < n ==> p[k] == 0 });
void f(size_t n, size_t j) { char b[64]; memset(b, 7, 64); if (n > 60 || j >= 64) return; clear(b + 2, n);
__CPROVER_assert(b[j] == (2 <= j && j < n + 2 ? 0 : 7), "only these"); }
