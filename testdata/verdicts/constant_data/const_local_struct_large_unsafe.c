// verdict: FAILED
// property: pointer_dereference line 11
// why: a const structure that is returned in memory is copied over
struct block { long v[6]; };
static struct block make(long x) {
	struct block b = {{x}};
	return b;
}
int main(void) {
	const struct block a = make(1), b = make(2);
	*(struct block *)&a = b;
	return 0;
}
