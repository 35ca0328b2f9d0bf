// verdict: FAILED
// property: undefined_behavior line 12
// check: invalid-bool
// flags: --bool-check
// why: a variable that is not set may hold any byte
int nondet_int(void);
int main(void) {
	_Bool b;
	_Bool *p = &b;
	if (nondet_int())
		*p = 1;
	return *p;
}
