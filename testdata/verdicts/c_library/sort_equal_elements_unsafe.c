// verdict: FAILED
// property: assertion line 19
// why: two elements with the same key may change places: C does not say in which order qsort leaves them
#include <assert.h>
#include <stdlib.h>
extern int nondet_int(void);
struct task {
	int key, number;
};
static int by_key(const void *a, const void *b) {
	int x = ((const struct task *)a)->key, y = ((const struct task *)b)->key;
	return (x > y) - (x < y);
}
int main(void) {
	struct task t[2];
	for (int i = 0; i < 2; i++)
		t[i].key = nondet_int(), t[i].number = i;
	qsort(t, 2, sizeof *t, by_key);
	assert(t[0].key != t[1].key || t[0].number < t[1].number);
	return 0;
}
