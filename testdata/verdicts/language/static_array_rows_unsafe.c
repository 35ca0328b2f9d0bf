// verdict: FAILED
// property: pointer_dereference line 7
// why: one row where the parameter asks for two
static int corner(int m[static 2][3]) { return m[0][0]; }
int main(void) {
	int one[1][3] = {{0}};
	return corner(one);
}
