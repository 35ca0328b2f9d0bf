// verdict: SUCCESSFUL
// why: __builtin_assume(0) where nothing comes to
int nondet_int(void);
int main(void) {
	switch (nondet_int() & 3) {
	case 0: return 0;
	case 1: return 1;
	case 2: return 2;
	case 3: return 3;
	default: __builtin_assume(0);
	}
	return 4;
}
