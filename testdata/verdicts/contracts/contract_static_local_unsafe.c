// verdict: FAILED
// property: assertion line 7
// flags: --function main --replace-call-with-contract f
// why: a static variable of the function has any value after a call that is replaced
int f(void) __CPROVER_requires(1) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value >= 0)
{ static int n; if (n < 5) n++; return n; }
int main(void) { int a = f(), b = f(); __CPROVER_assert(b >= a, "grows"); }
