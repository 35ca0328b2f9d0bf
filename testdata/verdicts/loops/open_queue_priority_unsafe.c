// verdict: FAILED
// property: assertion line 22
// check: bug behind an open loop
// why: a new item is moved up by one level only
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	unsigned n = 0, room = 16;
	int *heap = malloc(room * sizeof *heap);
	if (!heap) return 0;
	while (nondet_int() && n < room) {
		unsigned i = n++;
		heap[i] = nondet_int();
		if (i > 0 && heap[(i - 1) / 2] < heap[i]) {
			int t = heap[(i - 1) / 2];
			heap[(i - 1) / 2] = heap[i];
			heap[i] = t;
		}
	}
	for (unsigned i = 1; i < n; i++)
		assert(heap[0] >= heap[i]);
	free(heap);
	return 0;
}
