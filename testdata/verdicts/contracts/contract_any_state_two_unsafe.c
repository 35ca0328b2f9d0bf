// verdict: FAILED
// property: assertion line 9
// flags: --function same --enforce-contract same
// why: the two pointers, and what the list leads to, may be different objects
struct node { struct node *next; int v; } *list;
struct node *other[2];
int same(void)
__CPROVER_requires(__CPROVER_r_ok(list, sizeof *list) && __CPROVER_r_ok(list->next, sizeof *list) && __CPROVER_r_ok(other[0], sizeof *list) && __CPROVER_r_ok(other[1], sizeof *list))
__CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == 1)
{
    return list->v != 1 || list->next->v != 2 || other[0]->v != 3 || other[1]->v != 4;
}
