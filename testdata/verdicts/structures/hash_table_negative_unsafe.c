// verdict: FAILED
// property: pointer_dereference line 11
// check: before-start
// why: The remainder of a negative key is a negative place.
#include <assert.h>
extern int nondet_int(void);
static int keys[4], used[4];
static int place(int key) {
 int h = key % 4;
  const int *u = used;
  for (int i = 0; i < 4 && u[h] && keys[h] != key; i++)
    h = (h + 1) % 4;
  return h;
}
int main(void) {
  int k[3];
  for (int i = 0; i < 3; i++) {
    k[i] = nondet_int();
    int p = place(k[i]);
    used[p] = 1;
    keys[p] = k[i];
  }
  for (int i = 0; i < 3; i++) {
    int p = place(k[i]);
    assert(used[p] && keys[p] == k[i]);
  }
  return 0;
}
