// verdict: SUCCESSFUL
// why: an element of structure type within the array
typedef struct { long a; char b; } cell;
unsigned nondet_uint(void);
int main(void) {
	cell cells[4];
	cell *p = cells;
	unsigned i = nondet_uint() % 4;
	p[i];
	return 0;
}
