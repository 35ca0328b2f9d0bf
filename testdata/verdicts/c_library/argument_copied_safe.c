// verdict: SUCCESSFUL
// why: Arguments of main of any length are copied to memory of the right size. (Was INCONCLUSIVE: strlen and strcpy were unrolled.)
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc < 3)
		return 1;
	char *first = malloc(strlen(argv[1]) + 1), *second = strdup(argv[2]);
	if (first)
		strcpy(first, argv[1]);
	free(first);
	free(second);
	return 0;
}
