// verdict: SUCCESSFUL
// flags: --function sum --enforce-contract-rec sum
// why: a sum by recursion, proved by its own contract
unsigned sum(unsigned n)
__CPROVER_requires(n <= 1000)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == n * (n + 1) / 2)
{ return n == 0 ? 0 : n + sum(n - 1); }
