// verdict: SUCCESSFUL
// check: precondition
// why: the last round is within the limit
void __CPROVER_precondition(_Bool, const char *);
static int twice(int x) {
	__CPROVER_precondition(x < 5, "small");
	return 2 * x;
}
int main(void) {
	int s = 0;
	for (int i = 0; i < 5; i++)
		s += twice(i);
	return s;
}
