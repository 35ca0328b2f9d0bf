// verdict: FAILED
// property: undefined_shift line 7
// why: the count 2^32 is cut to 0 when it is brought to the width of the shifted value
int main(void) {
	int mask = 12;
	long long count = 1LL << 32;
	return mask >> count;
}
