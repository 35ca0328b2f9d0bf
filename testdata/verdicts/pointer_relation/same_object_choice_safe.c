// verdict: SUCCESSFUL
// check: pointer-comparison
// flags: --pointer-relation-check
// why: the end is that of the same array
int nondet_int(void);
int main(void) {
	char x[4] = {0}, y[4] = {0};
	char *p = nondet_int() ? x : y;
	char *end = p + 4;
	return p < end;
}
