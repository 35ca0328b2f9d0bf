// verdict: SUCCESSFUL
// why: The right side of && is not evaluated when the left is false.
extern int nondet_int(void);
int main(void) {
  int d = nondet_int();
 if (d > 0 && 100 / d > 3) return 1;
  return 0;
}
