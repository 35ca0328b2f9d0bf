// verdict: FAILED
// property: uninitialized line 13
// flags: --uninitialized-check
// why: a member is not set before it is read
struct point { int x, y; };
static void init(struct point *p) {
	p->x = 1;
	p->x = 2;
}
int main(void) {
	struct point p;
	init(&p);
	return p.y;
}
