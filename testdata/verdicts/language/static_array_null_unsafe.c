// verdict: FAILED
// property: pointer_dereference line 6
// why: null for a parameter of a static size that is not used
static int none(int v[static 1]) { return 0; }
int main(void) {
	return none((int *)0);
}
