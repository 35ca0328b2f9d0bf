// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/unreach-call.prp
// why: The address is no label's for 2, which the property does not ask about.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int i = __VERIFIER_nondet_int() & 1;
  void *to[2] = {&&done};
  goto *to[i];
done:
  return 0;
}
