// verdict: SUCCESSFUL
// why: alignment is not asked about
int main(void) {
	int x = 1;
	int *p = __builtin_assume_aligned(&x, 16);
	return *p - 1;
}
