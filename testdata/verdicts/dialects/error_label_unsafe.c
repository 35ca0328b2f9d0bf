// verdict: FAILED
// property: assertion line 11
// flags: --error-label=ERROR
// why: The label ERROR is reached for x == 3; a label of another name may be.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x == 3) goto ERROR;
  if (x == 4) goto done;
  return 0;
ERROR:
  return 1;
done:
  return 0;
}
