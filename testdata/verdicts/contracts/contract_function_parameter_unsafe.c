// verdict: FAILED
// property: assertion line 11
// flags: --function apply --enforce-contract apply
// why: one of the two functions takes away 2
typedef int (*op)(int);
static int inc(int x) { return x < 1000 ? x + 1 : x; }
static int dec(int x) { return x > -1000 ? x - 2 : x; }
int apply(op f, int x)
__CPROVER_requires(f == inc || f == dec)
__CPROVER_requires(x > -5000 && x < 5000)
__CPROVER_ensures(__CPROVER_return_value - x >= -1 && __CPROVER_return_value - x <= 1)
{ return f(x); }
