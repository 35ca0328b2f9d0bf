// verdict: FAILED
// property: assertion line 9
// check: other-tools
// why: Two places in an array without an end may be the same.
unsigned nondet_uint(void);
int count[__CPROVER_constant_infinity_uint];
int main(void) {
  count[nondet_uint()] = 1;
  __CPROVER_assert(count[nondet_uint()] == 0, "another place");
  return 0;
}
