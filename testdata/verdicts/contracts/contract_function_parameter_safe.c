// verdict: SUCCESSFUL
// flags: --function apply --enforce-contract apply
// why: requires says which functions a pointer may lead to
typedef int (*op)(int);
static int inc(int x) { return x < 1000 ? x + 1 : x; }
static int dec(int x) { return x > -1000 ? x - 1 : x; }
int apply(op f, int x)
__CPROVER_requires(f == inc || f == dec)
__CPROVER_ensures(__CPROVER_return_value - x >= -1 && __CPROVER_return_value - x <= 1)
__CPROVER_requires(x > -5000 && x < 5000)
{ return f(x); }
