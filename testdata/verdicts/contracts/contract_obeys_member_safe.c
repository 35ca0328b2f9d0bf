// verdict: SUCCESSFUL
// flags: --function run --enforce-contract run --replace-call-with-contract step
// why: a member that is a pointer to a function obeys a contract
struct ops { int (*f)(int); int n; };
int step(int x) __CPROVER_requires(0 <= x && x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == x + 1);
int run(struct ops *o)
__CPROVER_requires(__CPROVER_is_fresh(o, sizeof *o))
__CPROVER_requires(__CPROVER_obeys_contract(o->f, step))
__CPROVER_requires(0 <= o->n && o->n < 10)
__CPROVER_assigns(o->n)
__CPROVER_ensures(o->n == __CPROVER_old(o->n) + 1)
{ return o->n = o->f(o->n); }
