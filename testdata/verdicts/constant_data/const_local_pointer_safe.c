// verdict: SUCCESSFUL
// why: only the copy of a const local variable is written
static void set(int *p) {
	*p = 1;
}
int main(void) {
	const int flag = 0;
	int copy = flag;
	set(&copy);
	return flag;
}
