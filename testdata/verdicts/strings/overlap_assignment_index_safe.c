// verdict: SUCCESSFUL
// why: the distance is none or large enough
struct part { int v[3]; };
unsigned nondet_uint(void);
int main(void) {
	int all[8] = {0};
	unsigned i = nondet_uint();
	if (i > 5 || i == 1 || i == 2)
		return 0;
	*(struct part *)all = *(struct part *)(all + i);
	return 0;
}
