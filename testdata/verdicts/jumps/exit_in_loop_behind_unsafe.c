// verdict: FAILED
// property: assertion line 21
// why: only odd rounds end the program where the allocation fails, so that p[0] may be null though it was asked for
#include <assert.h>
#include <stdlib.h>
_Bool nondet_bool(void);
int main(void) {
	char *p[3] = {0};
	_Bool made[3];
	for (int i = 0; i < 3; i++) {
		made[i] = nondet_bool();
		if (!made[i])
			continue;
		p[i] = malloc(4);
		if (!p[i] && i % 2)
			exit(1);
		if (p[i])
			p[i][3] = 1;
	}
	for (int i = 0; i < 3; i++)
		assert(!made[i] == !p[i]);
	return 0;
}
