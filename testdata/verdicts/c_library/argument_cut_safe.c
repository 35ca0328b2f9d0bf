// verdict: SUCCESSFUL
// why: The program ends an argument of main earlier, so that its length is no longer what it was.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc < 2 || strlen(argv[1]) < 3)
		return 1;
	argv[1][2] = 0;
	assert(strlen(argv[1]) == 2);
	return 0;
}
