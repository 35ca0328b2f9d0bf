// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/unreach-call.prp
// why: What the program does behind __builtin_unreachable has no meaning, and the property does not ask whether it is reached.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 3) __builtin_unreachable();
  if (x == 3) reach_error();
  return 0;
}
