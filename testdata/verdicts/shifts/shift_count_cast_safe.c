// verdict: SUCCESSFUL
// why: the program itself cuts the count, which is no undefined behaviour
long nondet_long(void);
int main(void) {
	long n = nondet_long();
	unsigned k = (unsigned char)n & 31;
	return (int)(1000u >> (int)k) > 1000 || 1000u >> (unsigned)(n & 7) > 1000;
}
