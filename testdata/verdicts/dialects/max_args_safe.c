// verdict: SUCCESSFUL
// flags: --max-args=2 --max-string=3
// why: the options say how many arguments there are, and how long
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	int n = 0;
	for (int i = 1; i < argc; i++)
		n += (int)strlen(argv[i]);
	assert(n <= 6);
	return 0;
}
