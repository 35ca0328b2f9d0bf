// verdict: FAILED
// property: assertion line 19
// flags: --restrict-function-pointer=apply.function_pointer_call.1/twice,negated --restrict-function-pointer=apply.function_pointer_call.2/twice,negated
// why: The second call calls half, which its list does not have. Whoever writes a list claims that it is complete; nothing else fails here.
#include <assert.h>

int nondet_int(void);

static int twice(int x) { return 2 * x; }
static int negated(int x) { return -x; }
static int half(int x) { return x / 2; }

typedef int function(int);

static int apply(function *first, function *second, int x)
{
  x = first(x);

  return second(x);
}

int main(void)
{
  int x = nondet_int();
  if (x < -1000 || x > 1000)
    return 0;
  int y = apply(nondet_int() ? twice : negated, half, x);
  assert(y == x || y == -x / 2);
  return 0;
}
