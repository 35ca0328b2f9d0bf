// verdict: SUCCESSFUL
// flags: --property main.assertion.1
// why: The overflow that nobody asked about wraps around.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = x * 3;
  __CPROVER_assert((unsigned)y == (unsigned)x * 3u, "the same bits");
  return 0;
}
