// verdict: SUCCESSFUL
// why: No divisor is zero.
_Pragma("clang diagnostic ignored \"-Wdivision-by-zero\"")
int main(void) {
	10 / 1;
	return 0;
}
