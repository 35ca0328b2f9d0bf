// verdict: FAILED
// property: pointer_dereference line 23
// check: bug behind an open loop
// why: a bucket without a match is searched behind its end
#include <stdlib.h>
unsigned nondet_uint(void);
struct entry { unsigned key, value; struct entry *next; };
int main(void) {
	struct entry *bucket[8] = {0};
	unsigned key;
	while ((key = nondet_uint()) != 0) {
		struct entry *e = malloc(sizeof *e);
		if (!e) return 0;
		e->key = key;
		e->value = nondet_uint();
		e->next = bucket[key % 8];
		bucket[key % 8] = e;
	}
	unsigned want = nondet_uint();
	struct entry *e = bucket[want % 8];
	while (e && e->key != want)
		e = e->next;
	return (int)(e->value & 1);
}
