// verdict: INCONCLUSIVE
// flags: --unwind=3 --max-unwind=20
// why: how far strlen goes over a string of any length, or another one, is a limit of the tool, and none that the user set
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	assert(strlen(argc > 1 ? argv[1] : "a") < 131072);
	return 0;
}
