// verdict: FAILED
// property: precondition line 9
// check: precondition
// why: read comes before open
void __CPROVER_precondition(_Bool, const char *);
static int is_open;
static void open_it(void) { is_open = 1; }
static void read_it(void) {
	__CPROVER_precondition(is_open, "open");
}
int main(void) {
	read_it();
	open_it();
	return 0;
}
