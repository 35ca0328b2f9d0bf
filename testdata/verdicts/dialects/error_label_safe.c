// verdict: SUCCESSFUL
// flags: --error-label=ERROR
// why: The label ERROR is reached by no execution, the other label is no error.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x == 3 && x < 0) goto ERROR;
  if (x == 4) goto done;
  return 0;
ERROR:
  return 1;
done:
  return 0;
}
