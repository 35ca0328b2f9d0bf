// verdict: FAILED
// property: assertion line 10
// flags: --function harness --enforce-contract make
// why: a result of structure type that is passed in memory; the caller checks what the contract says
struct wide { long a[5]; };
static struct wide last;
struct wide make(long x)
__CPROVER_requires(x < 1000)
__CPROVER_assigns(last)
__CPROVER_ensures(__CPROVER_return_value.a[4] == x && last.a[0] == __CPROVER_old(last.a[0])) /* BUG */
{
    struct wide w = {{0}};
    w.a[4] = x;
    last.a[0] = x;
    return w;
}
void harness(void) {
    long x;
    struct wide w = make(x);
    __CPROVER_assert(w.a[4] < 1000, "from requires");
}
