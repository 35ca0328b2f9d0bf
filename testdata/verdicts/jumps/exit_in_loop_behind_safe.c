// verdict: SUCCESSFUL
// why: behind the loop an allocation has succeeded wherever it was made, as the program ended where one failed
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
		if (!p[i])
			exit(1);
		p[i][3] = 1;
	}
	for (int i = 0; i < 3; i++)
		assert(!made[i] == !p[i]);
	return 0;
}
