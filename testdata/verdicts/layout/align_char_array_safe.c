// verdict: SUCCESSFUL
// flags: --alignment-check
// why: an array of int is
int main(void) {
	int b[2] = {0};
	int *p = (int *)b;
	return *p;
}
