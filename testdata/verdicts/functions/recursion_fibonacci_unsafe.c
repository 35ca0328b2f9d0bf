// verdict: FAILED
// property: assertion line 7
// why: The seventh Fibonacci number is 13, not 8.
#include <assert.h>
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) {
 assert(fib(7) == 8);
  return 0;
}
