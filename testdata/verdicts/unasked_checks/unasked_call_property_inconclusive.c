// verdict: INCONCLUSIVE
// flags: --property main.assertion.1
// why: The call of null is not the property that is asked for; nothing can be said of what follows it.
extern int nondet_int(void);
static void nothing(void) {}
int main(void) {
  void (*f)(void) = nondet_int() ? nothing : (void (*)(void))0;
  f();
  __CPROVER_assert(1 + 1 == 2, "behind the call");
  return 0;
}
