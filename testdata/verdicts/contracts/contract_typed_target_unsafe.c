// verdict: FAILED
// property: assigns line 12
// flags: --function setp --enforce-contract setp
// why: another member is written
struct p { int x, y; };
void setp(struct p *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof(*p)) && __CPROVER_is_fresh(q, sizeof(*q)))
__CPROVER_assigns(__CPROVER_typed_target(p->x), __CPROVER_typed_target(*q))
__CPROVER_ensures(1)
{
  p->x = 1; *q = 2;
  p->y = 3;
}
