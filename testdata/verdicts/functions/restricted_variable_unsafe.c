// verdict: FAILED
// property: assertion line 24
// flags: --restrict-function-pointer-by-name=operation/add --restrict-function-pointer-by-name=apply::1::chosen/half --restrict-function-pointer-by-name=apply::kept/half
// why: operation may hold subtract, which its list does not have: the call in apply fails in such an execution, before that in main.
#include <assert.h>

int nondet_int(void);

typedef int function();

static int add(int x, int y) { return x + y; }
static int subtract(int x, int y) { return x - y; }
static int half(int x) { return x / 2; }

static function *operation = add;

static int apply(int x, int y)
{
  static function *kept = half;
  if (x > 0) {
    function *chosen = half;
    x = chosen(x) + kept(x) - kept(x);
  }
  return operation(x, y);
}

int main(void)
{
  int x = nondet_int(), y = nondet_int();
  if (x < -1000 || x > 1000 || y < -1000 || y > 1000)
    return 0;
  if (nondet_int())
    operation = subtract;
  int z = apply(x, y), a = x > 0 ? x / 2 : x;
  assert(z == a + y || z == a - y);
  assert(operation(5, 3) != 15);
  return 0;
}
