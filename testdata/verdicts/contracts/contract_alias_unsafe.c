// verdict: FAILED
// property: assertion line 9
// flags: --function harness --enforce-contract f
// why: requires allows that q is p
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_requires(__CPROVER_is_fresh(q, 4) || q == p)
__CPROVER_assigns(*p)
__CPROVER_ensures(*q == __CPROVER_old(*q)) // BUG
{ *p = *q ^ 1; return 0; }
void harness(void){ int *p, *q; f(p, q); }
