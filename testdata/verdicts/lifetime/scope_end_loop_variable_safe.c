// verdict: SUCCESSFUL
// check: use-after-scope
// why: the variable is declared outside the loop
int main(void) {
	int *p = 0;
	int x;
	for (int i = 0; i < 3; i++) {
		x = i;
		p = &x;
	}
	return *p;
}
