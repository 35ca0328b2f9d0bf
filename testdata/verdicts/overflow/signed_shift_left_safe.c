// verdict: SUCCESSFUL
// check: undefined_shift
// why: The value shifted is small and not negative.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
 if (x < 0 || x > 1000) return 0;
  int y = x << 4;
  return y == 7;
}
