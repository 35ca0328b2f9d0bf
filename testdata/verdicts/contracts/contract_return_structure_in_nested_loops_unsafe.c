// verdict: FAILED
// flags: --function f --enforce-contract f --apply-loop-contracts
// property: assertion line 8
// why: the return in the inner loop gives a structure with a 2
struct r { int a, b, c, d, e, f; };
struct r f(unsigned char *p, unsigned n)
__CPROVER_requires(n <= 10 && __CPROVER_is_fresh(p, 10))
__CPROVER_ensures(__CPROVER_return_value.a == 0 || __CPROVER_return_value.a == 1)
__CPROVER_assigns()
{
    for (unsigned i = 0; i < n; i++)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(i <= n)
    {
        for (unsigned j = 0; j < 10; j++)
        __CPROVER_assigns(j)
        __CPROVER_loop_invariant(j <= 10)
        {
            if (p[j] == 7) { struct r x = {2}; return x; }
        }
    }
    struct r y = {0};
    return y;
}
