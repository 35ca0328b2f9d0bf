// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail
// why: "never fails" holds for every size that is not known
#include <assert.h>
#include <stdlib.h>
#include <string.h>
size_t nondet_size_t(void);
int main(void) {
	char *p = malloc(nondet_size_t());
	assert(p);
	size_t n = nondet_size_t();
	int *q = calloc(n, 1);
	assert(q);
	p = realloc(p, n | 1);
	assert(p);
	void *a = aligned_alloc(64, n & ~(size_t)63);
	assert(a);
	void *m = NULL;
	assert(posix_memalign(&m, 64, n) == 0 && m);
	char *d = strdup("text");
	assert(d && d[4] == 0);
	free(p), free(q), free(a), free(m), free(d);
	return 0;
}
