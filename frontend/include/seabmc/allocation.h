/* A model of malloc and free by a set of the regions that are allocated (Figure 5 of the paper that set.h names): a region is a number that no other
 * region has. region_free and regions_none_left claim what the paper's error() stands for. Include it in one file of the program.
 */
#pragma once
#include <assert.h>
#include <seabmc/set.h>
static long long region_last = 1;
static Set regions; /* that are allocated */

static inline long long region_alloc(void) {
	region_last++;
	regions = set_add(regions, region_last);
	return region_last;
}

static inline void region_free(long long r) {
	assert(set_in(regions, r)); /* allocated, and not freed before */
	regions = set_del(regions, r);
}

static inline void regions_none_left(void) { assert(!set_not_empty(regions)); }
