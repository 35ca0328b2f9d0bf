// verdict: FAILED
// property: uninitialized line 8
// check: uninitialized
// flags: --uninitialized-check
// why: the unset member of an argument is read
struct rec { short id; char tag; };
static int use(struct rec r) {
	return r.tag;
}
int main(void) {
	struct rec r;
	r.id = 7;
	return use(r);
}
