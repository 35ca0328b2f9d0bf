// verdict: SUCCESSFUL
// check: integer-negation
// why: the field is kept above the least value
struct acc { int balance; };
int nondet_int(void);
static void set(struct acc *a, int v) { a->balance = v; }
static int owed(const struct acc *a) {
	return -a->balance;
}
int main(void) {
	struct acc a;
	set(&a, nondet_int() / 2);
	return owed(&a) > 0;
}
