// verdict: FAILED
// property: memory_overlap line 11
// why: the distance between two structures of 12 bytes is an input
struct part { int v[3]; };
unsigned nondet_uint(void);
int main(void) {
	int all[8] = {0};
	unsigned i = nondet_uint();
	if (i > 5)
		return 0;
	*(struct part *)all = *(struct part *)(all + i);
	return 0;
}
