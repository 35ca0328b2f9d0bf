// verdict: SUCCESSFUL
// flags: --pointer-overflow-check
// why: the pointer stays inside
int main(void) {
	char b[4] = {0}, *p = b;
	p++;
	p--;
	return *p;
}
