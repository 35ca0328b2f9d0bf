// verdict: SUCCESSFUL
// flags: --function run
// why: reset has another type than the argument: it is none of the functions that the argument may be.
static int counter = 1;
static int reset(int x) { counter = 0; return x; }
int (*kept)(int) = reset;
void run(void (*f)(void)) {
  if (f) f();
  __CPROVER_assert(counter == 1, "one");
}
