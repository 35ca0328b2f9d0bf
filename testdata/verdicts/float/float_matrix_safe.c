// verdict: SUCCESSFUL
// why: a matrix of small whole numbers times its inverse
#include <assert.h>
int nondet_int(void);

int main(void) {
	int t = nondet_int();
	if (t < -8 || t > 8)
		return 0;
	double a[2][2] = {{1, t}, {0, 1}}, b[2][2] = {{1, -t}, {0, 1}};
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < 2; j++) {
			double s = 0;
			for (int k = 0; k < 2; k++)
				s += a[i][k] * b[k][j];
			assert(s == (i == j));
		}
	return 0;
}
