// verdict: FAILED
// property: assertion line 9
// flags: --no-signed-overflow-check
// why: The least number divided by -1 gives anything (x86 traps).
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), n = nondet_int();
  if (n != -1) return 0;
  __CPROVER_assert(x / n == (int)(0u - x), "negated");
  return 0;
}
