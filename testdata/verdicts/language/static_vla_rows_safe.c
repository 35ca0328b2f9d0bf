// verdict: SUCCESSFUL
// why: rows enough, of a length that is an argument, beside a size without static
static double corner(int r, int c, double m[static r][c]) { return m[r - 1][c - 1]; }
static int mixed(int n, int v[n], int w[static n]) { return v[0] + w[n - 1]; }
int main(void) {
	double m[2][3] = {{0}};
	int one[1] = {0}, two[2] = {0};
	return (int)corner(2, 3, m) + mixed(2, one, two);
}
