// verdict: FAILED
// property: alignment line 7
// flags: --alignment-check
// why: a local variable is less aligned than is stated
int main(void) {
	int x = 1;
	int *p = __builtin_assume_aligned(&x, 16);
	return *p - 1;
}
