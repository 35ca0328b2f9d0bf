// verdict: FAILED
// property: assigns line 10
// flags: --function f --enforce-contract-rec f
// why: the base of the recursion writes what the clause does not list
int g;
unsigned f(unsigned n)
__CPROVER_requires(n <= 10)
__CPROVER_assigns()
__CPROVER_ensures(1)
{ if (n == 0) { g = 1; return 0; } return f(n - 1); }
