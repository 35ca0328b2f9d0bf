// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --memory-leak-check
// why: Every slot of the table is freed.
#include <stdlib.h>
static struct { int used; char *text; } table[4];
int main(void) {
	for (int i = 0; i < 4; i++)
		table[i].text = malloc(i + 1);
	for (int i = 0; i < 4; i++)
		free(table[i].text);
	return 0;
}
