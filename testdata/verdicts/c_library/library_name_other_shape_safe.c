// verdict: SUCCESSFUL
// why: the program's own functions have names of the C library's, but other parameters
#include <assert.h>
struct list {
	int n;
};
int link(struct list *a, int b);
int access(int key);
int close(void);
int main(void) {
	struct list l = {1};
	link(&l, 3);
	if (access(7) > 5)
		close();
	assert(l.n == 1);
	return 0;
}
