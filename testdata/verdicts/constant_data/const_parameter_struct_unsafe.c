// verdict: FAILED
// property: pointer_dereference line 6
// why: a const parameter that is a structure in memory is written
struct block { long v[6]; };
static long first(const struct block b) {
	((long *)b.v)[0] = 1;
	return b.v[0];
}
int main(void) {
	struct block b = {{5}};
	return (int)first(b) - 1;
}
