// verdict: FAILED
// property: uninitialized line 16
// check: uninitialized
// flags: --uninitialized-check
// why: the field in the middle is left out
struct date { int day : 6, month : 5; unsigned year : 12; };
static struct date make(void) {
	struct date d;
	d.day = 3;
	d.day = 4;
	d.year = 1999;
	return d;
}
int main(void) {
	struct date d = make(), e = d;
	return e.month + e.day;
}
