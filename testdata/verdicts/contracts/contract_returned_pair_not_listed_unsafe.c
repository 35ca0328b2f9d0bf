// verdict: FAILED
// flags: --function f --enforce-contract f --apply-loop-contracts
// property: assigns line 16
// why: clang keeps y where the result is returned; a round writes it, and the clause of the loop does not list it
struct r { int a, b; };
struct r f(unsigned n)
__CPROVER_requires(n <= 10)
__CPROVER_ensures(1)
__CPROVER_assigns()
{
    struct r y = {0};
    for (unsigned i = 0; i < n; i++)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(i <= n)
    {
        y.a = 5;
    }
    return y;
}
