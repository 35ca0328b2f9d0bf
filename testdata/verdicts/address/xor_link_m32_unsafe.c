// verdict: FAILED
// property: pointer_dereference line 20
// flags: --m32
// why: the walk goes one step too far: the link of the last node and the one before it make no address of a node
#include <assert.h>
#include <stdint.h>
struct node {
	uintptr_t link;
	int v;
};
unsigned nondet_uint(void);
int main(void) {
	struct node a = {0, 1}, b = {0, 2}, c = {0, 3};
	a.link = (uintptr_t)&b;
	b.link = (uintptr_t)&a ^ (uintptr_t)&c;
	c.link = (uintptr_t)&b;
	struct node *p = &a, *before = 0;
	int sum = 0;
	for (int i = 0; i < 4; i++) {
		struct node *next = (struct node *)(p->link ^ (uintptr_t)before);
		before = p;
		sum += p->v;
		p = next;
	}
	assert(sum == 6 && p == 0);
	unsigned key = nondet_uint();
	uintptr_t hidden = (uintptr_t)&a ^ key;
	struct node *found = (struct node *)(hidden ^ key);
	assert(found == &a && found->v == 1);
	return 0;
}
