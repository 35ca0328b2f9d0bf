// verdict: FAILED
// property: unreachable line 11
// why: The unknown value may be 3, and the default is declared unreachable.
extern unsigned nondet_uint(void);
enum colour { RED, GREEN = 5, BLUE };
static int code(enum colour c) {
  switch (c) {
    case RED: return 1;
    case GREEN: return 2;
    case BLUE: return 3;
    default: __builtin_unreachable();
  }
}
int main(void) {
  unsigned n = nondet_uint();
 if (n > 6 || n == 1 || n == 2 || n == 4) return 0;
  return code((enum colour)n) == 4;
}
