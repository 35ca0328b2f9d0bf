// verdict: INCONCLUSIVE
// flags: --uninitialized-check --function get --enforce-contract get
// why: get takes it back that *p was written, which its contract cannot say
struct pair { int x, y; };
void get(struct pair *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p)) __CPROVER_assigns(*p)
{
  struct pair t;
  *p = t;
}
