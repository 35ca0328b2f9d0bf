// verdict: FAILED
// property: pointer_dereference line 5
// why: a const local variable is written through a pointer that a function gets
static void set(int *p) {
	*p = 1;
}
int main(void) {
	const int flag = 0;
	set((int *)&flag);
	return flag;
}
