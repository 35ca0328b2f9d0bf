// verdict: SUCCESSFUL
// check: use-after-scope
// why: the variable is declared in the block in which it is used
#include <assert.h>
struct item {
	int key, value;
};
int main(void) {
	int key;
	goto fill;
	{
		struct item tmp;
	fill:
		tmp.key = 1;
		struct item *last = &tmp;
		key = last->key;
	}
	assert(key == 1);
	return 0;
}
