// verdict: SUCCESSFUL
// flags: --function set --enforce-contract set -m32
// why: as in contract_unknown_not_kept_safe, for a structure that is passed in memory
struct s {
    int a[4];
};
struct s set(int *p, struct s s)
__CPROVER_requires(__CPROVER_rw_ok(p, sizeof *p))
__CPROVER_assigns(*p)
__CPROVER_ensures(__CPROVER_return_value.a[0] == s.a[0] && __CPROVER_return_value.a[1] == __CPROVER_old(s).a[1])
{
    *p = 1;
    return s;
}
