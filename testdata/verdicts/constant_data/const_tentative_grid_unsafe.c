// verdict: FAILED
// property: pointer_dereference line 9
// why: a row of a const array of arrays is written
typedef int row[3];
const row grid[2];
int nondet_int(void);
int main(void) {
	int *p = (int *)grid[1];
	p[2] = nondet_int();
	return 0;
}
