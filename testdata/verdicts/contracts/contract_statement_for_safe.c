// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a loop in a clause changes the variables that its head declares
int f(int *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 16))
__CPROVER_requires(({ int ok = 1; for (int i = 0; i < 4; i++) ok = ok && a[i] >= 0 && a[i] < 100; ok; }))
__CPROVER_assigns()
__CPROVER_ensures(({ int s = 0; for (int i = 0, n = 4; i < n; i++) s += a[i]; s == __CPROVER_return_value; }))
{ return a[3] + a[0] + a[2] + a[1]; }
