// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts
// why: p points to a string that a round got, and no string of this length is there in the state in which a round begins (the write happens if the name is long)
char *ttyname(int);
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint();
  char *p = 0;
  for (unsigned i = 0; i < n; i++)
  __CPROVER_loop_invariant(i <= n && (p == 0 || __CPROVER_r_ok(p, 1)))
    p = ttyname(0);
  if (p && __CPROVER_r_ok(p, 3000))
    *(int *)0 = 1;
  return 0;
}
