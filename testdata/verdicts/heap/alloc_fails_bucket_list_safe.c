// verdict: SUCCESSFUL
// why: an element that could not be allocated is in no list; what the lists hold was initialised
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);
struct element { unsigned key; int value; struct element *next; };
static struct element *bucket[2];
static struct element **find(unsigned key) {
	struct element **p = &bucket[key & 1];
	while (*p && (*p)->key != key)
		p = &(*p)->next;
	return p;
}
static void put(unsigned key, int value) {
	struct element **p = find(key);
	if (!*p) {
		struct element *e = malloc(sizeof *e);
		if (!e)
			return;
		e->key = key;
		e->next = 0;
		*p = e;
	}
	(*p)->value = value;
}
int main(void) {
	unsigned key[2];
	for (int i = 0; i < 2; i++) {
		key[i] = nondet_uint();
		put(key[i], i);
	}
	for (int i = 0; i < 2; i++) {
		struct element *e = *find(key[i]);
		assert(!e || key[e->value] == key[i]);
	}
}
