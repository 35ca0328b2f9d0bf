/* Figure 6 of the paper: malloc and free with one variable that stands for any region that is allocated, and one for any that was freed. */
#include <assert.h>
int nondet_int(void);
static long long region_last = 1, one_allocated, one_freed;

static inline long long region_alloc(void) {
	region_last++;
	if (nondet_int())
		one_allocated = region_last;
	return region_last;
}

static inline void region_free(long long r) {
	if (one_allocated == r)
		one_allocated = 0;
	assert(one_freed != r); /* freed twice */
	if (nondet_int())
		one_freed = r;
}

static inline void regions_none_left(void) { assert(one_allocated == 0); }
