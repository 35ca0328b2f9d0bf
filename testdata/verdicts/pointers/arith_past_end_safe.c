// verdict: SUCCESSFUL
// flags: --pointer-overflow-check
// why: one past the last element is
int main(void) {
	int a[4] = {0}, *p = a;
	p = p + 4;
	return p == a;
}
