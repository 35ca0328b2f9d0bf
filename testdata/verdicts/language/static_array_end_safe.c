// verdict: SUCCESSFUL
// why: arguments with enough elements, on the heap and behind the start too
#include <stdlib.h>
static int first(const int v[static 3]) { return v[0]; }
int main(void) {
	int all[4] = {0};
	int *heap = calloc(3, sizeof *heap);
	if (!heap)
		return 0;
	int r = first(all) + first(all + 1) + first(heap);
	free(heap);
	return r;
}
