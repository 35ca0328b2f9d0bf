// verdict: FAILED
// property: assertion line 9
// flags: --function get --enforce-contract get
// why: where may lead to an int that is 77, though the file has no such variable
int *where;
int get(void)
__CPROVER_requires(where == 0 || __CPROVER_r_ok(where, sizeof *where))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value != 77)
{
    return where ? *where : 0;
}
