// verdict: FAILED
// property: assigns line 7
// flags: --function f --enforce-contract f
// why: a callee writes another member of the element than the clause lists
struct in { int x, y; };
struct s { int a; struct in i[3]; };
static void g(struct in *p) { p->y = 1; }
void f(struct s *s, unsigned k)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && k < 3)
__CPROVER_assigns(s->i[k].x)
{ s->i[k].x = 2; g(&s->i[k]); }
