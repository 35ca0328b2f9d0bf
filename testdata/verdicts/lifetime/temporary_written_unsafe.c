// verdict: FAILED
// property: pointer_dereference line 12
// check: const-write
// why: what a function returns must not be modified, though it lives until the end of the full expression (C11 6.2.4p8)
struct vector {
	int a[4];
};
static struct vector make(int x) {
	return (struct vector){{x, x, x, x}};
}
int main(void) {
	make(3).a[1] = 4;
	return 0;
}
