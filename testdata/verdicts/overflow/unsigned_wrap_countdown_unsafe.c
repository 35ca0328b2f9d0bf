// verdict: FAILED
// property: overflow line 8
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the counter is decremented below zero
int main(void) {
	unsigned s = 0;
	for (unsigned i = 5; i < 6; i--)
		s ^= i;
	return s == 9;
}
