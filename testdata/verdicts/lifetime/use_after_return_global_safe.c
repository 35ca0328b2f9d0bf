// verdict: SUCCESSFUL
// check: use-after-return
// why: the global is reset before the return
static int *current;
static void run(void) {
	int state = 7;
	current = &state;
	*current = 8;
	current = 0;
}
int main(void) {
	run();
	if (!current)
		return 0;
	*current = 1;
	return 0;
}
