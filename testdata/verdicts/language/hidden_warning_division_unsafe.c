// verdict: FAILED
// property: division_by_zero line 6
// why: A pragma turns off the warning that says of a division of which clang leaves nothing.
_Pragma("clang diagnostic ignored \"-Wdivision-by-zero\"")
int main(void) {
	10 / 0;
	return 0;
}
