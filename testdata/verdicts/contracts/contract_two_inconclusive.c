// verdict: INCONCLUSIVE
// flags: --function harness --enforce-contract f
// why: two contracts of one function that differ
void f(int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_assigns(*p);
void f(int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 8))
__CPROVER_assigns(*p)
{ *p = 1; }
void harness(void){ int *p; f(p); }
