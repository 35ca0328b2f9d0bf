// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: p is q, although is_fresh says only later what q is
struct s { int v; int k; };
struct s *q;
void f(struct s *p)
__CPROVER_requires(__CPROVER_pointer_equals(p, q) && __CPROVER_is_fresh(q, sizeof *q))
__CPROVER_assigns(p->v)
__CPROVER_ensures(q->v == 1)
{
    p->v = 1;
}
