// verdict: SUCCESSFUL
// flags: --function run
// why: Any function, of the program or not, may return anything; a null pointer is not called.
static int decrement(int x) { return x - 1; }
int (*kept)(int) = decrement;
int run(int (*step)(int)) { int x = 7; if (!step) return 0; unsigned r = (unsigned)step(5) & 1; __CPROVER_assert(r <= 1 && x == 7, "a bit"); return r; }
