// verdict: SUCCESSFUL
// flags: --enum-range-check
// why: The input is one of the colours.
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
  if (x != 0 && x != 5 && x != 6) return 1;
  return opposite(x);
}
