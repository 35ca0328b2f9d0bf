// verdict: FAILED
// property: assertion line 10
// why: The program ends an argument of main earlier; what is left of it has two bytes.
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc < 2 || strlen(argv[1]) < 3)
		return 1;
	argv[1][2] = 0;
	assert(strlen(argv[1]) > 2);
	return 0;
}
