// verdict: FAILED
// property: precondition line 6
// flags: --function twice --enforce-contract twice --replace-call-with-contract step
// why: the second call through the pointer breaks what the contract requires: f(f(49)) calls it with 50
int step(int x)
__CPROVER_requires(0 <= x && x < 50)
__CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == x + 1);
int twice(int (*f)(int), int x)
__CPROVER_requires(__CPROVER_obeys_contract(f, step) && 0 <= x && x < 50)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == x + 2)
{ return f(f(x)); }
