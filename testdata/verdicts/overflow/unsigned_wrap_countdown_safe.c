// verdict: SUCCESSFUL
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the loop stops at one
int main(void) {
	unsigned s = 0;
	for (unsigned i = 5; i > 0; i--)
		s ^= i;
	return s == 9;
}
