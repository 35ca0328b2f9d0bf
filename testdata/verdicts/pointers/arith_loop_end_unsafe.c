// verdict: FAILED
// property: pointer_arithmetic line 8
// flags: --pointer-overflow-check
// why: the loop takes steps of three, over the end
int main(void) {
	char b[8] = {0}, *p = b;
	for (int i = 0; i < 3; i++)
		p += 3;
	return p == b;
}
