// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: as many objects as there are pointers suffice, however often they are read
struct node { struct node *next; int v; };
int f(struct node *p)
__CPROVER_requires(__CPROVER_r_ok(p, sizeof *p) && __CPROVER_r_ok(p->next, sizeof *p) && p->next->v >= 0)
__CPROVER_requires(!__CPROVER_same_object(p, p->next) && (p->next->next == 0 || p->next->next == p))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value >= 0)
{
	return p->next->next ? p->next->v : 0;
}
