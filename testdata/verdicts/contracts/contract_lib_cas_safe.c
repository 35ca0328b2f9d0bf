// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: both places that an exchange may write are listed
int r, q;
_Bool f(int a)
__CPROVER_assigns(r, q)
{ return __atomic_compare_exchange_n(&r, &q, a, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); }
