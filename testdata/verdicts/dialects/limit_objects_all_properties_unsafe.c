// verdict: FAILED
// property: overflow line 15
// check: bug behind an open loop
// flags: --object-bits=5 --all-properties
// why: the total passes the greatest int with the fourth purchase; the limit of objects is reached later
#include <stdlib.h>
int nondet_int(void);
struct purchase { int price; struct purchase *before; };
int main(void) {
	struct purchase *all = 0;
	int total = 0;
	while (nondet_int()) {
		struct purchase *p = malloc(sizeof *p);
		if (!p) return 0;
		total += 600000000;
		p->price = 600000000;
		p->before = all;
		all = p;
	}
	return 0;
}
