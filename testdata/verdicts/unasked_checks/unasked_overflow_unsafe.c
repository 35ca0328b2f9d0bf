// verdict: FAILED
// property: assertion line 8
// flags: --property main.assertion.1
// why: The overflow that nobody asked about wraps around, and the sum is the least number.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = x + 1;
  __CPROVER_assert(y > x, "greater");
  return 0;
}
