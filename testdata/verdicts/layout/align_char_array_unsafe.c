// verdict: FAILED
// property: alignment line 8
// flags: --alignment-check
// why: an array of characters need not be aligned for an int
int main(void) {
	char b[8] = {0};
	int *p = (int *)b;
	return *p;
}
