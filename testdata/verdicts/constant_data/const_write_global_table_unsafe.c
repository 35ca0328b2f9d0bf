// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: an entry of a constant table is changed
static const int table[3] = {1, 2, 3};
int main(void) {
	int *p = (int *)table;
	p[1] = 5;
	return p[1];
}
