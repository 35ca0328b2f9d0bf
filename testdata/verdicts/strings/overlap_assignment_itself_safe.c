// verdict: SUCCESSFUL
// why: a structure is assigned to itself, or to another element
#include <assert.h>
struct cell { long v; char tag; };
unsigned nondet_uint(void);
int main(void) {
	struct cell cells[4] = {{1, 'a'}, {2, 'b'}, {3, 'c'}, {4, 'd'}};
	unsigned i = nondet_uint() % 4, k = nondet_uint() % 4;
	struct cell *p = &cells[i];
	*p = *p;
	*p = cells[k];
	assert(cells[i].v == (long)k + 1 || cells[i].v == (long)i + 1);
	return 0;
}
