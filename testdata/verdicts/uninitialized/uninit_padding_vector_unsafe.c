// verdict: FAILED
// property: uninitialized line 13
// flags: --uninitialized-check
// why: a float of a structure in a vector is not set
struct point { float x, y; };
static struct point make(void) {
	struct point p;
	p.x = 1;
	return p;
}
int main(void) {
	struct point p = make();
	return p.y > 0;
}
