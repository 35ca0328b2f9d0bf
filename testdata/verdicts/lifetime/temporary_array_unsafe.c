// verdict: FAILED
// property: pointer_dereference line 14
// check: use-after-scope
// why: the structure that a function returns lives until the end of the full expression (C11 6.2.4p8)
struct vector {
	int a[4];
};
static struct vector make(int x) {
	return (struct vector){{x, x, x, x}};
}
int main(void) {
	int *p = make(3).a;
	/* gone */
	return *p;
}
