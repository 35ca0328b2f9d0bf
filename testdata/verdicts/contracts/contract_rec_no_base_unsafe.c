// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract-rec f
// why: the recursion is right, its base is not
unsigned f(unsigned n)
__CPROVER_requires(n <= 10)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == n * 2)
{ return n == 0 ? 1 : f(n - 1) + 2; }
