// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract f
// why: a target may be written under its condition only
int f(int n, int *out)
__CPROVER_requires(n > 0 ==> __CPROVER_is_fresh(out, sizeof *out))
__CPROVER_assigns(n > 0: *out)
{ if (n > 0) *out = n; return 0; }
void harness(void){ int n, *out; f(n, out); }
