// verdict: SUCCESSFUL
// check: invalid-free
// why: the block itself is freed
#include <stdlib.h>
struct node { int head; int body[4]; };
int main(void) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		return 0;
	n->body[0] = 1;
	free(n);
	return 0;
}
