// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --memory-leak-check
// why: The list is taken down at the end.
#include <stdlib.h>
struct node { struct node *next; };
static struct node *head;
int main(void) {
	for (int i = 0; i < 3; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->next = head, head = n;
	}
	while (head) {
		struct node *n = head->next;
		free(head);
		head = n;
	}
	return 0;
}
