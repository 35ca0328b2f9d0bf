// verdict: SUCCESSFUL
// check: assertion
// why: the loop tries until it succeeds; what was expected is what was there
#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
struct node { struct node *next; int v; };
static _Atomic(struct node *) top;
static void push(struct node *n) {
	n->next = atomic_load(&top);
	while (!atomic_compare_exchange_weak_explicit(&top, &n->next, n, memory_order_release, memory_order_relaxed))
		;
}
static struct node *pop(void) {
	struct node *n = atomic_load(&top);
	while (n && !atomic_compare_exchange_weak(&top, &n, n->next))
		;
	return n;
}
int main(void) {
	struct node a = {NULL, 1}, b = {NULL, 2};
	push(&a);
	push(&b);
	assert(pop() == &b && pop() == &a && pop() == NULL);
}
