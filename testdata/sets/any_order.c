// As in_order.c, but inputs say in which order the regions are freed.
#include MODEL
long long nondet_llong(void);
void __CPROVER_assume(_Bool);

int main(void) {
	long long x = 0;
	for (int i = 0; i < N; i++)
		(void)region_alloc();
	for (int i = 0; i < N; i++)
		if (BUG != 2 || i != N / 2) {
			x = nondet_llong();
			__CPROVER_assume(set_in(regions, x));
			region_free(x);
		}
	if (BUG == 1)
		region_free(x);
	if (LEAKS)
		regions_none_left();
}
