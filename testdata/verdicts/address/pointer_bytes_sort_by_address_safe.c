// verdict: SUCCESSFUL
// why: Selection sort of pointers by their low word, then all are there.
#include <assert.h>
#include <stdint.h>
#include <string.h>
static uint32_t low(const int *const *p) {
  uint32_t x;
  memcpy(&x, p, 4);
  return x;
}
int main(void) {
  int a = 1, b = 2, c = 3, *p[3] = {&a, &b, &c};
  for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) if (low((const int *const *)&p[j]) < low((const int *const *)&p[i])) {
    int *t = p[i];
    p[i] = p[j];
    p[j] = t;
  }
  assert(*p[0] + *p[1] + *p[2] == 6);
  assert(low((const int *const *)&p[0]) <= low((const int *const *)&p[2]));
  return 0;
}
