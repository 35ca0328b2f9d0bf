// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: old of a pointer and of what it led to, where the pointer moves
struct n { int v; struct n *next; };
void f(struct n **h)
__CPROVER_requires(__CPROVER_is_fresh(h, sizeof *h) && __CPROVER_is_fresh(*h, sizeof **h) && __CPROVER_is_fresh((*h)->next, sizeof **h))
__CPROVER_assigns(*h)
__CPROVER_ensures(*h == __CPROVER_old((*h)->next) && __CPROVER_old(*h)->next == *h)
{ *h = (*h)->next; }
