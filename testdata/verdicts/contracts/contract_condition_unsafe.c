// verdict: FAILED
// property: assigns line 8
// flags: --function harness --enforce-contract f
// why: a target may be written under its condition only
int f(int n, int *out)
__CPROVER_requires(__CPROVER_is_fresh(out, sizeof *out))
__CPROVER_assigns(n > 0: *out)
{ *out = n; // BUG
  return 0; }
void harness(void){ int n, *out; f(n, out); }
