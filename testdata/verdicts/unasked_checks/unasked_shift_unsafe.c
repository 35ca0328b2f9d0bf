// verdict: FAILED
// property: assertion line 8
// flags: --no-undefined-shift-check
// why: A shift by 32 gives anything, not only 0.
extern unsigned nondet_unsigned(void);
int main(void) {
  unsigned n = nondet_unsigned(), x = 1u << n;
  __CPROVER_assert(n != 32 || x == 0, "bits fall out");
  return 0;
}
