// verdict: SUCCESSFUL
// check: unwind
// flags: --unwind=12
// why: The loop runs ten times, so twelve unwindings suffice.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), s = 0;
  if (n > 10) return 0;
  for (unsigned i = 0; i < n; i++) {
    s += i;
  }
  return s > 45;
}
