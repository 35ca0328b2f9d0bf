// verdict: FAILED
// property: pointer_dereference line 7
// why: a structure behind null behind a label of a switch
struct in { int a; };
int nondet_int(void);
int main(void) { struct in *p = 0;
	switch (nondet_int()) { case 1: return 0; default: *p; }
	return 0; }
