// verdict: SUCCESSFUL
// flags: --function set --enforce-contract set
// why: p leads to an int that the caller has; the parameter s and the value that old keeps are not there for the caller
struct s {
    int a[4];
};
struct s set(int *p, struct s *t, struct s s)
__CPROVER_requires(__CPROVER_is_fresh(t, sizeof *t) && __CPROVER_rw_ok(p, sizeof *p) && !__CPROVER_same_object(p, t))
__CPROVER_assigns(*p)
__CPROVER_ensures(t->a[0] == __CPROVER_old(*t).a[0] && __CPROVER_return_value.a[0] == s.a[0])
{
    *p = 1;
    return s;
}
