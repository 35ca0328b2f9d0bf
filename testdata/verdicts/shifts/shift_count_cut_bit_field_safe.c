// verdict: SUCCESSFUL
// why: a bit-field of 40 bits that is small is the count of a shifted bit-field
struct plan { unsigned long steps : 40; int rest : 10; };
int main(void) {
	struct plan p = {3, 100};
	p.rest >>= p.steps;
	return p.rest - 12;
}
