// verdict: FAILED
// property: pointer_dereference line 6
// why: a const local variable is written through a cast of its address
int main(void) {
	const int limit = 3;
	*(int *)&limit = 4;
	return 0;
}
