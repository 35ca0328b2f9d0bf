// verdict: SUCCESSFUL
// check: invalid-bool
// flags: --bool-check
// why: the union's byte is 0 or 1
unsigned char nondet_uchar(void);
union u { unsigned char c; _Bool b; };
int main(void) {
	union u u;
	u.c = nondet_uchar() & 1;
	return u.b;
}
