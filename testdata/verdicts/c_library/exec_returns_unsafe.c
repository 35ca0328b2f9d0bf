// verdict: FAILED
// property: assertion line 8
// why: execv may fail, and then the program goes on
#include <assert.h>
#include <unistd.h>
int main(int argc, char **argv) {
	if (argc == 1)
		assert(execv("/bin/ls", argv) == 0);
	return 0;
}
