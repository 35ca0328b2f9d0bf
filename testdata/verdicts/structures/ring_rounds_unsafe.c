// verdict: FAILED
// property: assertion line 18
// why: A fourth number overwrites the first one in a ring of 3 places.
#include <assert.h>
extern _Bool nondet_bool(void);
extern int nondet_int(void);
static int ring[3], head, tail, count;
int main(void) {
  int put[7], in = 0, out = 0;
  for (int i = 0; i < 7; i++)
    if (nondet_bool()) {
      int x = nondet_int();
      if (count > 3) continue;
      ring[tail] = put[in++] = x;
      tail = tail == 2 ? 0 : tail + 1;
      count++;
    } else if (count > 0) {
      assert(ring[head] == put[out]);
      out++;
      head = (head + 1) % 3;
      count--;
    }
  assert(in - out == count);
  return 0;
}
