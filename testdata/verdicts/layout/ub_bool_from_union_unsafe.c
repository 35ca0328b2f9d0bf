// verdict: FAILED
// property: undefined_behavior line 11
// check: invalid-bool
// flags: --bool-check
// why: the union's byte may be two
unsigned char nondet_uchar(void);
union u { unsigned char c; _Bool b; };
int main(void) {
	union u u;
	u.c = nondet_uchar() & 2;
	return u.b;
}
