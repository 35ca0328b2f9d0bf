// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/unreach-call.prp
// why: The property does not ask whether a call of null happens; nothing can be said of what follows it.
extern void reach_error(void);
void (*hook)(void);
int main(void) {
  hook();
  reach_error();
  return 0;
}
