// verdict: SUCCESSFUL
// flags: --alignment-check
// why: an atomic addition at a multiple of four, and an exchange
_Alignas(8) static char bytes[16];
int main(void) {
	__sync_bool_compare_and_swap((int *)&bytes[8], 0, 1);
	return __sync_fetch_and_add((int *)&bytes[4], 5);
}
