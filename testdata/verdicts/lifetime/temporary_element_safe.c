// verdict: SUCCESSFUL
// check: use-after-scope
// why: a structure that is named lives as long as its block
#include <assert.h>
struct row {
	int n;
	union {
		int cells[3];
		char bytes[12];
	} in;
};
int nondet_int(void);
int main(void) {
	struct row a = {3, {{1, 2, 3}}}, b = {3, {{4, 5, 6}}};
	int *cell = 0, got;
	for (int i = 0; i < 2; i++) {
		if (cell)
			*cell = 0;
		cell = &(nondet_int() ? &a : &b)->in.cells[1];
		got = (nondet_int() ? a : b).in.cells[2];
		assert(got == 3 || got == 6);
	}
	return 0;
}
