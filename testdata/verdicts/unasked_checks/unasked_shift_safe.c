// verdict: SUCCESSFUL
// flags: --no-undefined-shift-check
// why: Where the count is less than the width the shift is a shift.
extern unsigned nondet_unsigned(void);
int main(void) {
  unsigned n = nondet_unsigned(), x = 1u << n;
  __CPROVER_assert(n >= 32 || x >> n == 1, "one bit");
  return 0;
}
