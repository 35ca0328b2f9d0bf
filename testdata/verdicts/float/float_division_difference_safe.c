// verdict: SUCCESSFUL
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: the difference of different numbers is not zero
unsigned char nondet_uchar(void);
int main(void) {
	float x = nondet_uchar() & 15, y = nondet_uchar() & 15;
	if (x == y)
		return 0;
	return 1 / (x - y) > 0;
}
