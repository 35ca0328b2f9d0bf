// verdict: FAILED
// property: precondition line 6
// flags: --function f --replace-call-with-contract g
// why: the two pointers may lead to one element
void g(int *a, int *b)
__CPROVER_requires(__CPROVER_is_fresh(a, 4) && __CPROVER_is_fresh(b, 4))
__CPROVER_assigns(*a) __CPROVER_ensures(*b == __CPROVER_old(*b));
void f(void) { int x[2] = {1, 2}; int k; __CPROVER_assume(0 <= k && k <= 1); g(&x[0], &x[k]); }
