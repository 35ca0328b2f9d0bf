// verdict: FAILED
// property: assertion line 7
// flags: --function run --no-pointer-check --property run.assertion.1
// why: twice(2) is 4; that the argument may be null is not asked about.
static long twice(long x) { return 2 * x; }
long (*kept)(long) = twice;
void run(long (*f)(long)) { long r = f(2); __CPROVER_assert(r != 4, "not 4"); }
