// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: padding that travels in an integer of 48 bits
struct day { char month, day, era; short year; };
static int year(struct day d) { return d.year; }
int main(void) {
	struct day d;
	d.month = 1;
	d.day = 1;
	d.era = 0;
	d.year = 1970;
	return year(d) - 1970;
}
