// verdict: FAILED
// property: assertion line 6
// flags: --function run
// why: The argument may be a function of the environment, which returns anything.
static int one(void) { return 1; } int (*kept)(void) = one;
void run(int (*f)(void)) { if (f) __CPROVER_assert(f() == 1, "one"); }
