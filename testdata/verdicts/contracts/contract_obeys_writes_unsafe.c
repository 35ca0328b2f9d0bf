// verdict: FAILED
// property: assigns line 6
// flags: --function run --enforce-contract run --replace-call-with-contract step
// why: what the contract of the pointer lets it write is not in the assigns clause
int g;
void step(void) __CPROVER_requires(1) __CPROVER_assigns(g) __CPROVER_ensures(1);
void run(void (*f)(void))
__CPROVER_requires(__CPROVER_obeys_contract(f, step))
__CPROVER_assigns()
{ f(); }
