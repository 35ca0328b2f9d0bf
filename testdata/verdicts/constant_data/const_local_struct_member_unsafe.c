// verdict: FAILED
// property: pointer_dereference line 11
// why: a member of a const structure that a function returned is written
struct point { int x, y; };
static struct point make(int x) {
	struct point p = {x, x + 1};
	return p;
}
int main(void) {
	const struct point p = make(3);
	((struct point *)&p)->y = 1;
	return 0;
}
