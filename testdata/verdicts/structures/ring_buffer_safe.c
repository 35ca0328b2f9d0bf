// verdict: SUCCESSFUL
// why: Values come out of the ring in the order they went in.
#include <assert.h>
static int buf[4];
static unsigned head, tail;
static void put(int v) {
  int *slot = buf;
  slot[head] = v;
 head = (head + 1) % 4;
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
