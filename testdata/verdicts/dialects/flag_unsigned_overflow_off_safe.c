// verdict: SUCCESSFUL
// check: unsigned-overflow
// why: Unsigned wrap is allowed by default.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
  unsigned y = x + 1;
  return y == 7;
}
