// verdict: FAILED
// property: pointer_dereference line 9
// why: A negative char is a negative index.
extern char nondet_char(void);
static int count[256];
int main(void) {
  char c = nondet_char();
  int *p = count;
 p[(int)c]++;
  return 0;
}
