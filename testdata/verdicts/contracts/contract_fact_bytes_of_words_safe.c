// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the bytes of words of which all are known
void f(unsigned *a, unsigned n)
__CPROVER_requires(n < 40 && __CPROVER_is_fresh(a, 40 * sizeof *a))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 40 ==> a[k] == 0x01020304u })
__CPROVER_assigns()
{ unsigned char *p = (unsigned char *)a; __CPROVER_assert(p[4 * n + 1] == 3, "byte"); }
