// verdict: FAILED
// property: pointer_dereference line 8
// why: a member of a const structure without initialiser is written in a function
struct pair { int key, value; };
typedef const struct pair fixed_pair;
fixed_pair none;
static void set(struct pair *p, int v) {
	p->value = v;
}
int main(void) {
	set((struct pair *)&none, 2);
	return 0;
}
