// verdict: FAILED
// property: memory_leak
// check: bug behind an open loop
// flags: --memory-leak-check
// why: each try allocates, only the last is freed
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char *b;
	do {
		b = malloc(10);
	} while (nondet_int());
	free(b);
	return 0;
}
