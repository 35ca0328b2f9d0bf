// verdict: FAILED
// property: assertion line 10
// flags: --function set --enforce-contract set
// why: p may lead into the object of t
struct s {
    int a[4];
};
void set(int *p, struct s *t)
__CPROVER_requires(__CPROVER_is_fresh(t, sizeof *t) && __CPROVER_rw_ok(p, sizeof *p))
__CPROVER_ensures(t->a[0] == __CPROVER_old(*t).a[0])
__CPROVER_assigns(*p)
{
    *p = 1;
}
