// verdict: SUCCESSFUL
// flags: --function run
// why: Each of the two may be any function; the program compares them before it calls.
static int one(int x) { return 1; }
static int two(int x) { return 2; }
int (*const table[])(int) = {one, two};
int run(int (*f)(int), int (*g)(int)) {
  if (f != one || g != two) return 0;
  __CPROVER_assert(f(0) + g(0) == 3, "three");
  return 1;
}
