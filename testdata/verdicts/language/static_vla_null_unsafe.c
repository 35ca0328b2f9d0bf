// verdict: FAILED
// property: pointer_dereference line 4
// why: null for a parameter with a size
static int none(unsigned char n, char v[static n]) { return 0; }
int main(void) {
	return none(1, (char *)0);
}
