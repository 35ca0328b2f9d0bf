// verdict: SUCCESSFUL
// check: const-write
// why: a copy of the table is changed
static const int table[3] = {1, 2, 3};
int main(void) {
	int copy[3] = {table[0], table[1], table[2]};
	int *p = copy;
	p[1] = 5;
	return p[1];
}
