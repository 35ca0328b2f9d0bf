// verdict: FAILED
// property: pointer_dereference line 10
// check: before-start
// why: A negative char is a negative index.
extern char nondet_char(void);
static char seen[256];
int main(void) {
  char c = nondet_char();
  char *p = seen;
 p[(int)c] = 1;
  return 0;
}
