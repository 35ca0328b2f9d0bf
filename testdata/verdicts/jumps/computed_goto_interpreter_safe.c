// verdict: SUCCESSFUL
// check: invalid-jump
// why: A threaded interpreter.
#include <assert.h>
static int run(const unsigned char *p) {
  static const void *const code[] = {&&inc, &&dec, &&twice, &&halt};
  int acc = 0;
  goto *code[*p++];
inc:
  acc++;
  goto *code[*p++];
dec:
  acc--;
  goto *code[*p++];
twice:
  acc *= 2;
  goto *code[*p++];
halt:
  return acc;
}
int main(void) {
  unsigned char p[] = {0, 0, 2, 1, 3};
  assert(run(p) == 3);
  return 0;
}
