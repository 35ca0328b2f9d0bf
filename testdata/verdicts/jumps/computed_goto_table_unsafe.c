// verdict: FAILED
// property: assertion line 21
// why: The second label falls through to the third.
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  void *table[] = {&&one, &&two, &&three};
  unsigned i = nondet_uint();
  int x;
  if (i > 2)
    return 0;
  goto *table[i];
one:
  x = 1;
  goto end;
two:
  x = 2;
three:
  x = 3;
end:
  assert(x == (int)i + 1);
  return 0;
}
