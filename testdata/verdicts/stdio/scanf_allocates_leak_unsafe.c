// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: the word that %ms read is not freed
#include <stdio.h>
int main(void) {
	char *word;
	return scanf("%ms", &word) != 1;
}
