// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-return
// why: the address of a local is handed out
static void give(int **out) {
	int local = 3;
	*out = &local;
}
int main(void) {
	int *p;
	give(&p);
	return *p;
}
