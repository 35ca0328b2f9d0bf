// verdict: FAILED
// property: memory_leak
// check: leak-reachable
// flags: --memory-leak-check
// why: The last slot of the table is not freed.
#include <stdlib.h>
static struct { int used; char *text; } table[4];
int main(void) {
	for (int i = 0; i < 4; i++)
		table[i].text = malloc(i + 1);
	for (int i = 0; i < 3; i++)
		free(table[i].text);
	return 0;
}
