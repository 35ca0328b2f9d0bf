// verdict: FAILED
// property: assertion line 7
// flags: --conversion-check --property main.assertion.1
// why: A conversion that loses bits is not asked about, and what follows it is executed.
extern int nondet_int(void);
int main(void) { int x = nondet_int(); signed char c = x;
  __CPROVER_assert(c == x, "the same");
  return 0;
}
