// verdict: SUCCESSFUL
// check: uninitialized
// flags: --uninitialized-check
// why: padding and an unset member travel by value
struct rec { short id; char tag; };
static int use(struct rec r) {
	return r.id;
}
int main(void) {
	struct rec r;
	r.id = 7;
	return use(r);
}
