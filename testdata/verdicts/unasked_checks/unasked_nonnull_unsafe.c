// verdict: FAILED
// property: assertion line 9
// flags: --nonnull-check --property main.assertion.1
// why: Null is passed where it must not be, which is not asked about, and what follows is executed.
extern int nondet_int(void);
static int use(char *p) __attribute__((nonnull));
static int use(char *p) { return p == 0; }
int main(void) { char c; int n = use(nondet_int() ? &c : (char *)0);
  __CPROVER_assert(!n, "not null");
  return 0;
}
