// verdict: FAILED
// property: assertion line 13
// flags: --function insert --enforce-contract insert
// why: the rest of the list is lost
struct node {
    struct node *next;
    int value;
};
void insert(struct node *l, struct node *n)
__CPROVER_requires(__CPROVER_is_fresh(l, sizeof *l) && __CPROVER_is_fresh(n, sizeof *n))
__CPROVER_requires(l->next == 0 || __CPROVER_is_fresh(l->next, sizeof *l))
__CPROVER_assigns(l->next, n->next)
__CPROVER_ensures(l->next == n && n->next == __CPROVER_old(l->next))
{
    n->next = 0;
    l->next = n;
}
