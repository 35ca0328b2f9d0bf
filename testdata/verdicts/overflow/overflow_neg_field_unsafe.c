// verdict: FAILED
// property: overflow line 9
// check: integer-negation
// why: a setter lets the least value in
struct acc { int balance; };
int nondet_int(void);
static void set(struct acc *a, int v) { a->balance = v; }
static int owed(const struct acc *a) {
	return -a->balance;
}
int main(void) {
	struct acc a;
	set(&a, nondet_int());
	return owed(&a) > 0;
}
