// verdict: SUCCESSFUL
// why: The seventh Fibonacci number is 13.
#include <assert.h>
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) {
 assert(fib(7) == 13);
  return 0;
}
