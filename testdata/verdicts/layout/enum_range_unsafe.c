// verdict: FAILED
// property: undefined_behavior line 10
// check: invalid-enum
// flags: --enum-range-check
// why: The input may be no colour; writing it is no error, reading it is.
enum colour { red, green = 5, blue };
extern int nondet_int(void);
static enum colour opposite(enum colour c) {
  enum colour o = red;
  switch (c) {
  case red: o = blue; break;
  case blue: o = red; break;
  case green: o = green;
  }
  return o;
}
int main(void) {
  int x = nondet_int();
  if (x < 0 || x > 6) return 1;
  return opposite(x);
}
