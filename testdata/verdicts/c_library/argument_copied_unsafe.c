// verdict: FAILED
// property: pointer_dereference line 11
// why: An argument of main is copied to memory without room for its end.
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc < 3)
		return 1;
	char *first = malloc(strlen(argv[1]));
	if (first)
		strcpy(first, argv[1]);
	free(first);
	return 0;
}
