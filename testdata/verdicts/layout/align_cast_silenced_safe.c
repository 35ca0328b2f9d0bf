// verdict: SUCCESSFUL
// flags: --alignment-check
// why: as its twin, with offsets 0, 4 and 8
#pragma clang diagnostic ignored "-Wcast-align"
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	return ((int *)&a[nondet_uint() % 3 * 4])[1];
}
