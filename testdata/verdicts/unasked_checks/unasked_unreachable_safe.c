// verdict: SUCCESSFUL
// flags: --sv-comp --prp=with/unreach-call.prp
// why: Neither place is reached.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int() & 1;
  if (x == 3) __builtin_unreachable();
  if (x == 3) reach_error();
  return 0;
}
