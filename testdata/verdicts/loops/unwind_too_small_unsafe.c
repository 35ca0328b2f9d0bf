// verdict: FAILED
// property: unwind line 9
// flags: --unwind=5
// why: Five unwindings are too few for ten rounds, so the unwinding assertion fails.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), s = 0;
  if (n > 10) return 0;
  for (unsigned i = 0; i < n; i++) {
    s += i;
  }
  return s > 45;
}
