// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-scope
// why: the pointer outlives the round of the loop
int main(void) {
	int *p = 0;
	for (int i = 0; i < 3; i++) {
		int x;
		x = i;
		p = &x;
	}
	return *p;
}
