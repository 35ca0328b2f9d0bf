// verdict: FAILED
// property: assertion line 7
// flags: --function run
// why: step may be decrement, whose address is taken elsewhere.
static int decrement(int x) { return x - 1; }
int (*kept)(int) = decrement;
void run(int (*step)(int)) { if (step) __CPROVER_assert(step(5) != 4, "not 4"); }
