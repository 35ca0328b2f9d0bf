// verdict: SUCCESSFUL
// why: the index is 3 at most
unsigned nondet_uint(void);
static const unsigned char t[4] = {1, 2, 3, 4};
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 4];
}
