// verdict: FAILED
// property: assigns line 6
// flags: --function f --enforce-contract f
// why: a function that is called through a pointer writes what the clause does not list
int g;
static void h(void) { g = 1; }
void f(void (*p)(void)) __CPROVER_requires(p == h) __CPROVER_assigns() { p(); }
