// verdict: FAILED
// property: pointer_dereference line 8
// why: the step of a loop reads one structure too many
struct s { int v; };
int main(void) {
	struct s all[3] = {{1}, {2}, {3}}, *p = all;
	int sum = 0;
	for (int i = 0; i < 3; i++, p++, *p)
		sum += p->v;
	return sum - 6;
}
