// verdict: FAILED
// property: same_object line 11
// check: pointer-comparison
// flags: --pointer-relation-check
// why: one of two possible arrays is not that of the end pointer
int nondet_int(void);
int main(void) {
	char x[4] = {0}, y[4] = {0};
	char *p = nondet_int() ? x : y;
	char *end = x + 4;
	return p < end;
}
