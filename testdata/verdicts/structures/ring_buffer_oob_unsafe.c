// verdict: FAILED
// property: pointer_dereference line 10
// check: past-end
// why: The head is not wrapped and reaches place 4.
#include <assert.h>
static int buf[4];
static unsigned head, tail;
static void put(int v) {
  int *slot = buf;
  slot[head] = v;
 head = head + 1;
}
static int get(void) {
  int v = buf[tail];
  tail = (tail + 1) % 4;
  return v;
}
int main(void) {
  for (int i = 0; i < 6; i++) {
    put(i);
    assert(get() == i);
  }
  return 0;
}
