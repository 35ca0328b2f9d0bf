// verdict: FAILED
// property: alignment line 9
// flags: --alignment-check
// why: the offset of the exchange may be odd
unsigned nondet_uint(void);
int main(void) {
	_Alignas(8) char bytes[16] = {0};
	unsigned i = nondet_uint() % 5;
	return __sync_bool_compare_and_swap((short *)&bytes[i], 0, 1);
}
