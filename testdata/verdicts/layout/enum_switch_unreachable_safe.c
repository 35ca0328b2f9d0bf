// verdict: SUCCESSFUL
// why: All values the enum variable takes have a case.
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
 if (n != 0 && n != 5 && n != 6) return 0;
  return code((enum colour)n) == 4;
}
