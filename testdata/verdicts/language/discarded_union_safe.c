// verdict: SUCCESSFUL
// why: only a member of the union is read
#include <stdlib.h>
union u { long l[2]; char c; };
int main(void) {
	union u *p = calloc(8, 1);
	if (!p)
		return 0;
	p->c;
	p->l[0];
	free(p);
	return 0;
}
