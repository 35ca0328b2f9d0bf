// verdict: SUCCESSFUL
// flags: --function twice --enforce-contract twice --replace-call-with-contract step
// why: calls through a pointer that obeys a contract are calls of the function that has it
int step(int x) __CPROVER_requires(0 <= x && x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == x + 1);
int twice(int (*f)(int), int x)
__CPROVER_requires(__CPROVER_obeys_contract(f, step) && 0 <= x && x < 50)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == x + 2)
{ return f(f(x)); }
