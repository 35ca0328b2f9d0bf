// verdict: SUCCESSFUL
// check: pointer-comparison
// flags: --pointer-relation-check
// why: the pointer is never null
int nondet_int(void);
int main(void) {
	int x = 0, *p = nondet_int() ? &x : &x;
	return p >= &x;
}
