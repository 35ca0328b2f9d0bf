// verdict: SUCCESSFUL
// flags: --unwind=3 --max-unwind=20
// why: Linux gives no argument of 131072 bytes or more, and the length of one that nobody has written to is known without going over it, whatever the bounds
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	assert(strlen(argv[0]) < 131072);
	return 0;
}
