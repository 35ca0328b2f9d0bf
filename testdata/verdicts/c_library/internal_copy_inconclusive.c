// verdict: INCONCLUSIVE
// why: __mempcpy is a function of the C library, which headers call. It has no model, and was taken to change nothing.
#include <assert.h>
#include <stddef.h>
void *__mempcpy(void *to, const void *from, size_t n);
int main(void) {
	char a[4] = {0};
	__mempcpy(a, "abc", 3);
	assert(!a[0]);
	return 0;
}
