// verdict: FAILED
// property: assertion line 8
// flags: --sv-comp --prp=with/unreach-call.prp
// why: 7 % 0 may be 5, and then the error is reached.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  if (7 % __VERIFIER_nondet_int() == 5) reach_error();
  return 0;
}
