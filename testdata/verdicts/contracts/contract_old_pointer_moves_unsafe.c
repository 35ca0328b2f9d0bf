// verdict: FAILED
// property: assertion line 9
// flags: --function f --enforce-contract f
// why: what the old pointer leads to is another value now
struct n { int v; struct n *next; };
void f(struct n **h)
__CPROVER_requires(__CPROVER_is_fresh(h, sizeof *h) && __CPROVER_is_fresh(*h, sizeof **h) && __CPROVER_is_fresh((*h)->next, sizeof **h))
__CPROVER_assigns(*h, (*h)->v)
__CPROVER_ensures(__CPROVER_old(*h)->v == __CPROVER_old((*h)->v))
{ (*h)->v = 1; *h = (*h)->next; }
