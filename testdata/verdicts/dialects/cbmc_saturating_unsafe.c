// verdict: FAILED
// property: assertion line 8
// check: other-tools
// why: Of unsigned numbers the difference stops at 0, not at the largest number.
unsigned short nondet_ushort(void);
int main(void) {
  unsigned short a = nondet_ushort(), b = nondet_ushort();
  __CPROVER_assert(__CPROVER_saturating_minus(a, b) != 0 || a == b, "zero for equal numbers only");
  return 0;
}
