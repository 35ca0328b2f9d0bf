// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/unreach-call.prp
// why: A function that is declared not to return does return; what follows has no meaning, and the property does not ask about it.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static _Noreturn void stop(int x) { while (x) { } }
int main(void) {
  int x = __VERIFIER_nondet_int() & 1;
  if (x) { if (x == 2) reach_error(); } else stop(x);
  return 0;
}
