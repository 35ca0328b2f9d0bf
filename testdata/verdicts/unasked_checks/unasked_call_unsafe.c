// verdict: FAILED
// property: pointer_dereference line 8
// flags: --no-standard-checks
// why: The table has no function for 2. A call of none is checked whatever the flags: nothing can be said of what follows.
static int one(void) { return 1; }
static int (*const table[3])(void) = {one, one};
extern unsigned nondet_unsigned(void);
int main(void) { unsigned i = nondet_unsigned() % 3; int r = table[i]();
  __CPROVER_assert(r == 1, "one");
  return 0;
}
