// verdict: FAILED
// property: assertion line 6
// flags: --function count --enforce-contract count
// why: what ensures says is true of the first call only
unsigned count(void)
__CPROVER_ensures(__CPROVER_return_value == 1)
__CPROVER_assigns()
{
    static unsigned calls;
    return ++calls;
}
