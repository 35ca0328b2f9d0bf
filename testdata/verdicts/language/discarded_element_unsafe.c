// verdict: FAILED
// property: pointer_dereference line 10
// why: an element of structure type behind the end of an array, by an index that is an input
typedef struct { long a; char b; } cell;
unsigned nondet_uint(void);
int main(void) {
	cell cells[4];
	cell *p = cells;
	unsigned i = nondet_uint() % 5;
	p[i];
	return 0;
}
