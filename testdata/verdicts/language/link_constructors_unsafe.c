// verdict: FAILED
// property: assertion line 11
// with: with/constructors.c
// why: The other file's constructor has the lower priority number and runs first, though its file comes second.
#include <assert.h>
int order[8], n;
void note(int x) { order[n++] = x; }
__attribute__((constructor)) static void late(void) { note(9); }
__attribute__((constructor(300))) static void init(void) { note(3); }
int main(void) {
  assert(order[0] == 3);
  return 0;
}
