// verdict: SUCCESSFUL
// flags: --no-standard-checks
// why: Each place of the table has a function.
static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*const table[2])(void) = {one, two};
extern unsigned nondet_unsigned(void);
int main(void) { unsigned i = nondet_unsigned() % 2; int r = table[i]();
  __CPROVER_assert(r == i + 1, "one or two");
  return 0;
}
