// verdict: SUCCESSFUL
// why: ten tenths are not one, but close to it
#include <assert.h>

int main(void) {
	double s = 0;
	for (int i = 0; i < 10; i++)
		s += 0.1;
	assert(s != 1.0);
	assert(s > 0.999999 && s < 1.000001);
	return 0;
}
