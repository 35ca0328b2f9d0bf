// verdict: FAILED
// property: precondition line 8
// check: precondition
// why: the size claimed is one too many
void __CPROVER_precondition(_Bool, const char *);
_Bool __CPROVER_r_ok(const void *, unsigned long);
static int last(const char *p, unsigned long n) {
	__CPROVER_precondition(__CPROVER_r_ok(p, n), "readable");
	return 0;
}
int main(void) {
	char buf[4];
	return last(buf, 5);
}
