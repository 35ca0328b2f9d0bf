// verdict: FAILED
// property: free line 12
// check: invalid-free
// why: a member inside the block is freed
#include <stdlib.h>
struct node { int head; int body[4]; };
int main(void) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		return 0;
	n->body[0] = 1;
	free(n->body);
	return 0;
}
