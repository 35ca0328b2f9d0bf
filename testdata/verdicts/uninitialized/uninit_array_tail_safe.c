// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the loop writes all of them
int main(void) {
	int a[5], s = 0;
	for (int i = 0; i < 5; i++)
		a[i] = i;
	for (int i = 0; i < 5; i++)
		s += a[i];
	return s;
}
