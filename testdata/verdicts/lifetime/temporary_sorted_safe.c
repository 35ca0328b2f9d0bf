// verdict: SUCCESSFUL
// check: const-write
// why: what is sorted is a variable, or a literal, which is an object that may be modified (C11 6.5.2.5p5); a temporary is only read
#include <assert.h>
#include <string.h>
struct row {
	int n, cells[3];
};
static int largest(int *a, int n) {
	for (int i = 1; i < n; i++)
		if (a[i] < a[i - 1]) {
			int t = a[i];
			a[i] = a[i - 1];
			a[i - 1] = t;
		}
	return a[n - 1];
}
static struct row same(struct row r) { return r; }
static int first(const int *a) { return a[0]; }
int nondet_int(void);
int main(void) {
	struct row x, y = {3, {nondet_int(), nondet_int(), nondet_int()}};
	int copy[3];
	x = y;
	int m = largest(x.cells, 3);
	assert(m >= y.cells[0] && m >= y.cells[1] && m >= y.cells[2]);
	assert(largest((struct row){3, {1, 3, 2}}.cells, 3) == 3);
	assert(first(same(y).cells) == y.cells[0]);
	for (int i = 0; i < 3; i++) {
		memcpy(copy, same(y).cells, sizeof copy);
		assert(copy[i] == y.cells[i] && same((y = y)).cells[i] == copy[i]);
	}
	return 0;
}
