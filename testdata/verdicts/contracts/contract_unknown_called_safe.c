// verdict: SUCCESSFUL
// flags: --function set --enforce-contract set
// why: as in contract_unknown_not_kept_safe, where a function that the clause calls asks whether p can be written
struct s {
    int a[4];
};
static int fits(int *p) { return __CPROVER_w_ok(p, sizeof *p); }
struct s set(int *p, struct s s)
__CPROVER_requires(fits(p))
__CPROVER_assigns(*p)
__CPROVER_ensures(__CPROVER_return_value.a[0] == s.a[0])
{
    *p = 1;
    return s;
}
