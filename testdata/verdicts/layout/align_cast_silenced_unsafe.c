// verdict: FAILED
// property: alignment line 9
// flags: --alignment-check
// why: that the file turns the compiler's warning off does not change what the cast means
#pragma clang diagnostic ignored "-Wcast-align"
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	return ((int *)&a[nondet_uint() % 5])[1];
}
