// verdict: SUCCESSFUL
// why: fmodl and modfl are exact
#include <assert.h>
#include <math.h>
int main(void) {
	long double whole;
	assert(fmodl(5.5L, 2) == 1.5L && modfl(-2.25L, &whole) == -0.25L && whole == -2 && nextafterl(1, 2) > 1);
	assert(fmodl(-5.5L, 2) == -1.5L);
	return 0;
}
