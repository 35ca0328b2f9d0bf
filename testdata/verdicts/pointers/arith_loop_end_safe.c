// verdict: SUCCESSFUL
// flags: --pointer-overflow-check
// why: two steps of three stay inside
int main(void) {
	char b[8] = {0}, *p = b;
	for (int i = 0; i < 2; i++)
		p += 3;
	return p == b;
}
