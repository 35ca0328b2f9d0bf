// verdict: INCONCLUSIVE
// flags: --object-bits=5
// why: no message has the wrong number, but there may be more of them than objects
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct message { int number; struct message *next; };
int main(void) {
	struct message *first = 0, **last = &first;
	for (int i = 0; nondet_int(); i++) {
		struct message *m = malloc(sizeof *m);
		if (!m) return 0;
		m->number = i == 5 ? 5 : i;
		m->next = 0;
		*last = m;
		last = &m->next;
		assert(m->number == i);
	}
	return 0;
}
