// verdict: SUCCESSFUL
// check: missing-return
// why: No end of a function is reached: loops without an end, exit, abort, functions that do not return, cases that all return.
#include <setjmp.h>
#include <stdlib.h>
int nondet_int(void);
static jmp_buf back;
static _Noreturn void fail(void) { exit(1); }
static int forever(int x) { for (;;) if (x++ > 2) return x; }
static int aborts(int x) { if (x) return 1; abort(); }
static int exits(int x) { if (x) return 1; else fail(); }
static int jumps(int x) { if (x) return 1; longjmp(back, 1); }
static int cases(int x) {
  switch (x & 1) {
  case 0: return 1;
  default: return 2;
  }
}
static int never(int x) { if (x & 1 || !(x & 1)) return 1; }
static long double real(int x) { if (x != 4) return 1; fail(); }
static int cleanup(int x) { { int y = x; int *p = &y; if (*p) return *p; } return 1; }
int main(void) {
  int x = nondet_int();
  if (setjmp(back)) return 0;
  if (x < 0 || x > 3) return 0;
  return forever(x) + aborts(x) + exits(x) + cases(x) + never(x) + (int)real(x) + cleanup(x) + jumps(x) < 0;
}
