// verdict: FAILED
// property: pointer_dereference line 10
// why: a union behind a pointer to too small an object
#include <stdlib.h>
union u { long l[2]; char c; };
int main(void) {
	union u *p = malloc(8);
	if (!p)
		return 0;
	*p;
	free(p);
	return 0;
}
