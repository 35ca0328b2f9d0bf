// verdict: FAILED
// property: pointer_arithmetic line 7
// flags: --pointer-overflow-check
// why: the pointer goes before the start before it comes back
int main(void) {
	char b[4] = {0}, *p = b;
	p--;
	p++;
	return *p;
}
