// verdict: FAILED
// property: assertion line 17
// why: the pointer has another number than the one that is asked for
#include <assert.h>
#include <stdint.h>
#define POISON ((struct node *)0xdeadbeefdeadbeefUL)
struct node {
	struct node *next;
	int v;
} a, b;
static void poison(struct node *n) { n->next = POISON; }
int main(void) {
	uintptr_t x = (uintptr_t)&a;
	struct node l;
	poison(&l);
	assert(l.next == POISON);
	assert((uintptr_t)l.next == 0xdeadbeefdeadbeeeUL);
	a = l;
	assert(a.next == POISON && a.next != &b);
	assert((uintptr_t)a.next != x || x == 0xdeadbeefdeadbeefUL);
	return 0;
}
