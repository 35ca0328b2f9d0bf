// verdict: FAILED
// property: undefined_shift line 7
// why: a bit-field of 40 bits is the count of a shifted int
struct plan { unsigned long steps : 40; int rest : 10; };
int main(void) {
	struct plan p = {1UL << 33, 100};
	p.rest >>= p.steps;
	return p.rest;
}
