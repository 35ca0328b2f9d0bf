// verdict: FAILED
// property: assertion line 10
// why: x * x + 2x + 1 is even for odd x.
extern unsigned nondet_uint(void);
extern void reach_error(void);
int main(void) {
  unsigned x = nondet_uint();
 unsigned y = x * x + x + x + 1;
  if (y % 2 == 0)
    reach_error();
  return 0;
}
