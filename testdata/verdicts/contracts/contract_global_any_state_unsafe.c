// verdict: FAILED
// property: assertion line 7
// flags: --function add --enforce-contract add
// why: total is zero only where the program begins
static unsigned total;
unsigned add(unsigned x)
__CPROVER_ensures(__CPROVER_return_value == x)
__CPROVER_assigns(total)
{
    total += x;
    return total;
}
