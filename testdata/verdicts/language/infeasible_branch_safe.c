// verdict: SUCCESSFUL
// why: x * x + x is always even, so one more is odd.
extern unsigned nondet_uint(void);
extern void reach_error(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned y = x * x + x + 1;
  if (y % 2 == 0)
    reach_error();
  return 0;
}
