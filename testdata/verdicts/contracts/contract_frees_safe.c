// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract destroy
// why: what is freed must be in the frees clause
#include <stdlib.h>
struct node { int v; struct node *next; };
void destroy(struct node *n)
__CPROVER_requires(__CPROVER_is_fresh(n, sizeof *n))
__CPROVER_requires(__CPROVER_is_fresh(n->next, sizeof *n))
__CPROVER_assigns()
__CPROVER_frees(n, n->next)
{
    struct node *next = n->next;
    free(n);
    free(next);
    free(malloc(3));
}
void harness(void) {
    struct node *n;
    destroy(n);
}
