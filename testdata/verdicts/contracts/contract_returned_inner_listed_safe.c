// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f --apply-loop-contracts
// why: x begins in a round of the outer loop, and clang keeps it where the result is returned; the inner loop writes it, as its clause says
struct r { int a, b, c, d, e, f; };
struct r f(unsigned n)
__CPROVER_requires(n <= 10)
__CPROVER_ensures(1)
__CPROVER_assigns()
{
    for (unsigned i = 0; i < n; i++)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(i <= n)
    {
        struct r x = {1};
        for (unsigned j = 0; j < 3; j++)
        __CPROVER_assigns(j, x.a)
        __CPROVER_loop_invariant(j <= 3)
            x.a = 2;
        if (i == 5)
            return x;
    }
    struct r y = {0};
    return y;
}
