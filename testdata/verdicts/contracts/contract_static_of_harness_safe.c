// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract f
// why: a static variable of the body needs no clause, one of the caller's does
void f(int *p)
__CPROVER_requires(p)
__CPROVER_assigns(*p)
{ static int mine; mine++;
  *p = 1;
}
void harness(void){ static int there; f(&there); }
