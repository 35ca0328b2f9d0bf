// verdict: FAILED
// property: uninitialized line 7
// flags: --uninitialized-check
// why: a member of a structure that travels in an integer of 48 bits
struct day { char month, day, era; short year; };
static int year(struct day d) {
	return d.year;
}
int main(void) {
	struct day d;
	d.month = 1;
	d.day = 1;
	d.era = 0;
	return year(d) - 1970;
}
