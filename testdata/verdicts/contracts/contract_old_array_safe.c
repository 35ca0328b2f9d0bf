// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the array as it was
struct s { int a[4]; int n; };
void f(struct s *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof*p))
__CPROVER_assigns(p->a[0])
__CPROVER_ensures(p->a[1] == __CPROVER_old(p->a)[1] && p->a[0] == __CPROVER_old(p->a)[1])
{
    p->a[0] = p->a[1];
}
