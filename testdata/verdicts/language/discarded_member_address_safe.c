// verdict: SUCCESSFUL
// why: the address of a member, a size and a type are no reads
#include <stddef.h>
struct inner { int v; };
struct outer { int k; struct inner in, list[2]; };
int main(void) {
	struct outer *s = 0;
	s;
	&*s;
	(void)s;
	(void)&s->in;
	(void)sizeof s->in;
	__typeof__(*s) t = {1};
	return (int)offsetof(struct outer, in) + (int)sizeof(*s) - 20 + t.k - 1;
}
