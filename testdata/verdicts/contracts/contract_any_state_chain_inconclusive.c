// verdict: INCONCLUSIVE
// flags: --function f --enforce-contract f
// why: the five nodes may lie in four different objects, more than are made for p; the contract is broken then
struct node { struct node *next; int v; };
int f(struct node *p)
__CPROVER_requires(__CPROVER_r_ok(p, sizeof *p) && __CPROVER_r_ok(p->next, sizeof *p) && __CPROVER_r_ok(p->next->next, sizeof *p))
__CPROVER_requires(__CPROVER_r_ok(p->next->next->next, sizeof *p) && __CPROVER_r_ok(p->next->next->next->next, sizeof *p))
__CPROVER_requires(!__CPROVER_same_object(p, p->next) && !__CPROVER_same_object(p, p->next->next) && !__CPROVER_same_object(p->next, p->next->next))
__CPROVER_requires(!__CPROVER_same_object(p->next->next->next, p->next) && !__CPROVER_same_object(p->next->next->next, p->next->next))
__CPROVER_requires(!__CPROVER_same_object(p->next->next->next, p))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0)
{
	return 1;
}
