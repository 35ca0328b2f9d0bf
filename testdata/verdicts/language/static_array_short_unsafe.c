// verdict: FAILED
// property: pointer_dereference line 7
// why: the argument for int v[static 3] has two elements
static int first(int v[static 3]) { return v[0]; }
int main(void) {
	int two[2] = {0};
	return first(two);
}
