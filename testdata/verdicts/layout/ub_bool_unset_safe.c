// verdict: SUCCESSFUL
// check: invalid-bool
// flags: --bool-check
// why: the variable is set on every path
int nondet_int(void);
int main(void) {
	_Bool b;
	_Bool *p = &b;
	if (nondet_int())
		*p = 1;
	else
		*p = 0;
	return *p;
}
