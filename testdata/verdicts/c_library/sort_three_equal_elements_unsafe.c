// verdict: FAILED
// property: assertion line 22
// why: qsort may leave three elements that are equal in any of six orders, not only in the one that they had or its opposite
#include <assert.h>
#include <stdlib.h>
struct task {
	int key, number;
};
static int by_key(const void *a, const void *b) {
	int x = ((const struct task *)a)->key, y = ((const struct task *)b)->key;
	return (x > y) - (x < y);
}
int main(void) {
	struct task t[3] = {{7, 0}, {7, 1}, {7, 2}};
	qsort(t, 3, sizeof *t, by_key);
	int all = 0;
	for (int i = 0; i < 3; i++) {
		assert(t[i].key == 7);
		all |= 1 << t[i].number;
	}
	assert(all == 7);
	assert(t[1].number == 1);
	return 0;
}
