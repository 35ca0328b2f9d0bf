// verdict: SUCCESSFUL
// flags: --function setp --enforce-contract setp
// why: typed_target names a place with its type
struct p { int x, y; };
void setp(struct p *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof(*p)) && __CPROVER_is_fresh(q, sizeof(*q)))
__CPROVER_assigns(__CPROVER_typed_target(p->x), __CPROVER_typed_target(*q))
__CPROVER_ensures(p->x == 1 && p->y == __CPROVER_old(p->y) && *q == 2)
{ p->x = 1; *q = 2; }
