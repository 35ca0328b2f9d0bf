// verdict: FAILED
// property: assertion line 10
// flags: --alignment-check --property main.assertion.1
// why: The access that is not aligned is not asked about, and what follows it is executed.
extern int nondet_int(void);
int main(void) {
  char a[8] = {0};
  int i = nondet_int() & 3;
  int x = *(int *)(a + i);
  __CPROVER_assert(i != 1 || x != 0, "never at 1");
  return 0;
}
