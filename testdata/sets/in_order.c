// N regions are allocated and freed in turn (Table 3 of the paper on finite sets). LEAKS: none may be left. BUG 1: one is freed twice, 2: one is left.
#include MODEL

int main(void) {
	long long r[N];
	for (int i = 0; i < N; i++)
		r[i] = region_alloc();
	for (int i = 0; i < N; i++)
		if (BUG != 2 || i != N / 2)
			region_free(r[i]);
	if (BUG == 1)
		region_free(r[N / 2]);
	if (LEAKS)
		regions_none_left();
}
