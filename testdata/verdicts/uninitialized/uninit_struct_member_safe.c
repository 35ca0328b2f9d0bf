// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: both members are set
struct point { int x, y; };
static void init(struct point *p) {
	p->x = 1;
	p->y = 2;
}
int main(void) {
	struct point p;
	init(&p);
	return p.y;
}
