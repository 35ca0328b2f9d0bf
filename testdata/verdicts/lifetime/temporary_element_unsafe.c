// verdict: FAILED
// property: pointer_dereference line 19
// check: use-after-scope
// why: the address of an element of a chosen structure is used after its full expression
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
	int *cell = 0;
	for (int i = 0; i < 2; i++) {
		if (cell)
			/* of the round before */
			*cell = 0;
		cell = &(nondet_int() ? a : b).in.cells[1];
	}
	return 0;
}
