// verdict: FAILED
// property: uninitialized line 10
// flags: --uninitialized-check
// why: the loop leaves out the last element
int main(void) {
	int a[5], s = 0;
	for (int i = 0; i < 4; i++)
		a[i] = i;
	for (int i = 0; i < 5; i++)
		s += a[i];
	return s;
}
