// verdict: SUCCESSFUL
// check: unwind
// why: The list loop ends after four rounds, found without a bound given.
extern int nondet_int(void);
int main(void) {
  int left = 4, x = 0;
  while (left > 0) {
    if (nondet_int()) x++;
    left--;
  }
  return x > 4;
}
