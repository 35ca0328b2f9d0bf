// verdict: SUCCESSFUL
// check: precondition
// why: open comes before read
void __CPROVER_precondition(_Bool, const char *);
static int is_open;
static void open_it(void) { is_open = 1; }
static void read_it(void) {
	__CPROVER_precondition(is_open, "open");
}
int main(void) {
	open_it();
	read_it();
	return 0;
}
