// verdict: SUCCESSFUL
// with: with/constructors.c
// why: Constructors of all files run by priority, those of one priority in the order of the files.
#include <assert.h>
int order[8], n;
void note(int x) { order[n++] = x; }
__attribute__((constructor)) static void late(void) { note(9); }
__attribute__((constructor(300))) static void init(void) { note(3); }
int main(void) {
  assert(n == 4);
  assert(order[0] == 1 && order[1] == 3 && order[2] == 9 && order[3] == 8);
  return 0;
}
