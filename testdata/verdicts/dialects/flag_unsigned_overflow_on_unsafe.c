// verdict: FAILED
// property: overflow line 9
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: The flag makes unsigned wrap an error.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
  unsigned y = x + 1;
  return y == 7;
}
