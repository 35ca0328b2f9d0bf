// verdict: SUCCESSFUL
// check: use-after-return
// why: the address handed out is that of a static variable
static void give(int **out) {
	static int local = 3;
	*out = &local;
}
int main(void) {
	int *p;
	give(&p);
	return *p;
}
