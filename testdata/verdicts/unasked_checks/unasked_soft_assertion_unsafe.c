// verdict: FAILED
// property: assertion line 8
// flags: --property main.assertion.2
// why: The first assertion fails and is not asked about; the execution goes on.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(); __CPROVER_assert(x == 1, "first");
  __CPROVER_assert(x == 1, "second");
  return 0;
}
