// verdict: FAILED
// property: pointer_dereference line 15
// check: use-after-return
// why: a global keeps the address of a local
static int *current;
static void run(void) {
	int state = 7;
	current = &state;
	*current = 8;
}
int main(void) {
	run();
	if (!current)
		return 0;
	*current = 1;
	return 0;
}
