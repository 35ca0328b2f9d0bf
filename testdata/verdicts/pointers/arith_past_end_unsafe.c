// verdict: FAILED
// property: pointer_arithmetic line 7
// flags: --pointer-overflow-check
// why: two past the last element is no place to point to
int main(void) {
	int a[4] = {0}, *p = a;
	p = p + 5;
	return p == a;
}
