// verdict: SUCCESSFUL
// why: the index is zero
int t[4];
int main(void) {
	int i = 1;
	return t[i - 1];
}
