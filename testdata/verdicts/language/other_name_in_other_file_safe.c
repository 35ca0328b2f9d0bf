// verdict: SUCCESSFUL
// with: with/other_names.c
// why: following and total are other names of a function and a variable, in another file; their addresses were unsupported.
#include <assert.h>
int following(int x);
extern int total;
int tally_now(void);
int main(void) {
	total = 1;
	total = following(following(total));
	assert(tally_now() == 3);
	return 0;
}
