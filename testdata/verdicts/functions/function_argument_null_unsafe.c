// verdict: FAILED
// property: pointer_dereference line 5
// flags: --function run
// why: The argument may be null, as any pointer argument.
int run(int (*step)(int)) { return step(5) & 1; }
