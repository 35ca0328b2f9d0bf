// verdict: FAILED
// property: alignment line 7
// flags: --alignment-check
// why: an atomic addition is an access too
_Alignas(8) static char bytes[16];
int main(void) {
	return __sync_fetch_and_add((int *)&bytes[2], 5);
}
