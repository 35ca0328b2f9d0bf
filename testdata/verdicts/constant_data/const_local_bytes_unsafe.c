// verdict: FAILED
// property: pointer_dereference line 7
// why: the bytes of a const structure are cleared
struct s { int a; char b[4]; };
int main(void) { const struct s x = {1, "ab"};
	for (unsigned i = 0; i < sizeof x; i++)
		((unsigned char *)&x)[i] = 0;
	return 0; }
