// verdict: SUCCESSFUL
// flags: --function add --enforce-contract add
// why: the sum is that of what was there and x
static unsigned total;
unsigned add(unsigned x)
__CPROVER_ensures(__CPROVER_return_value == __CPROVER_old(total) + x)
__CPROVER_assigns(total)
{
    total += x;
    return total;
}
