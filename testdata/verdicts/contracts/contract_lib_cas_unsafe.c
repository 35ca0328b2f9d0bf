// verdict: FAILED
// property: assigns line 8
// flags: --function f --enforce-contract f
// why: an exchange that fails writes what it expected
int r, q;
_Bool f(int a)
__CPROVER_assigns(r)
{ return __atomic_compare_exchange_n(&r, &q, a, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); }
