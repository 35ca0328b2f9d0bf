// verdict: FAILED
// property: pointer_dereference line 10
// flags: --std=gnu2x
// check: const-write
// why: const beside typeof_unqual counts
struct point { int x, y; };
static const struct point origin = {0, 0};
int main(void) {
	const typeof_unqual(origin) p = {1, 2};
	((struct point *)&p)->x = 3;
	return p.y;
}
