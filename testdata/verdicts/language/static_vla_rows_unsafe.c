// verdict: FAILED
// property: pointer_dereference line 4
// why: too few rows, of a length that is an argument
static double corner(int r, int c, double m[static r][c]) { return m[0][0]; }
int main(void) {
	double m[2][3] = {{0}};
	return (int)corner(3, 3, m);
}
