// verdict: FAILED
// property: array_bounds line 7
// why: the index is minus one
int t[4];
int main(void) {
	int i = 0;
	return t[i - 1];
}
