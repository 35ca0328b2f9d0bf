// verdict: SUCCESSFUL
// why: two rows where the parameter asks for two
static int corner(int m[static 2][3]) { return m[1][2]; }
int main(void) {
	int two[2][3] = {{0}};
	return corner(two);
}
