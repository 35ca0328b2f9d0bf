// verdict: SUCCESSFUL
// why: A jump through a table of labels.
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  static void *table[] = {&&one, &&two, &&three};
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
  goto end;
three:
  x = 3;
end:
  assert(x == (int)i + 1);
  return 0;
}
