// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f --apply-loop-contracts
// why: clang keeps y where the result is returned; a round writes it, as its clause says
struct r { int a, b, c, d, e, f; };
struct r f(unsigned n)
__CPROVER_requires(n <= 10)
__CPROVER_ensures(__CPROVER_return_value.a == 0 || __CPROVER_return_value.a == 5)
__CPROVER_assigns()
{
    struct r y = {0};
    for (unsigned i = 0; i < n; i++)
    __CPROVER_assigns(i, y)
    __CPROVER_loop_invariant(i <= n && (y.a == 0 || y.a == 5))
    {
        y.a = 5;
    }
    return y;
}
