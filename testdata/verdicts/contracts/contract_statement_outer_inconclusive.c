// verdict: INCONCLUSIVE
// flags: --function f --enforce-contract f
// why: the variable of the for statement is gone, and the clause changes the parameter of the same name
int f(int i)
__CPROVER_requires(({ int s = 0; for (int i = 0; i < 2; i++) s += i; i = s; s == 1; }))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == i)
{ return i; }
