// verdict: SUCCESSFUL
// flags: --pointer-overflow-check
// why: adding zero leaves it null
int nondet_int(void);
int main(void) {
	char *p = 0;
	int n = nondet_int() ? 0 : 0;
	char *q = p + n;
	return q != 0;
}
