// verdict: SUCCESSFUL
// check: recursion
// flags: --unwind=3
// why: a list of two
struct node { struct node *next; };
static int length(struct node *n) {
	return n ? 1 + length(n->next) : 0;
}
int main(void) {
	struct node d = {0}, c = {&d}, b = {&c}, a = {&b};
	return length(&c);
}
