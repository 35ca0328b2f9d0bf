// verdict: FAILED
// property: pointer_dereference line 7
// why: a const pointer itself is changed
int main(void) {
	int a = 1, b = 2;
	int *const p = &a;
	*(int **)&p = &b;
	return *p;
}
