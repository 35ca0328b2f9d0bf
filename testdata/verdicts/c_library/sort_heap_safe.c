// verdict: SUCCESSFUL
// why: What is taken out of a heap comes in order: 4 numbers of which only the order counts.
#include <assert.h>
extern int nondet_int(void);
static int heap[4], n;
static void swap(int i, int j) {
  int t = heap[i];
  heap[i] = heap[j];
  heap[j] = t;
}
static void put(int v) {
  int i = n++;
  for (heap[i] = v; i > 0 && heap[(i - 1) / 2] > heap[i]; i = (i - 1) / 2) swap(i, (i - 1) / 2);
}
static int take(void) {
  int least = heap[0];
  heap[0] = heap[--n];
  for (int i = 0, c; (c = 2 * i + 1) < n; i = c) {
    if (c + 1 < n && heap[c + 1] < heap[c]) c++;
    if (heap[i] <= heap[c]) break;
    swap(i, c);
  }
  return least;
}
int main(void) {
  for (int i = 0; i < 4; i++) put(nondet_int());
  int last = take();
  while (n > 0) {
    int v = take();
    assert(last <= v);
    last = v;
  }
  return 0;
}
