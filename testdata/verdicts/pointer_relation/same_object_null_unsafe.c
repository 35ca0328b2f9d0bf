// verdict: FAILED
// property: same_object line 9
// check: pointer-comparison
// flags: --pointer-relation-check
// why: an object is compared with null by <
int nondet_int(void);
int main(void) {
	int x = 0, *p = nondet_int() ? &x : 0;
	return p >= &x;
}
