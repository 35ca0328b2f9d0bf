// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the end of a function with a result is reached, and the result is not used
static int notes;
static int note(int n) {
	notes += n;
}
static double half(int n) {
	if (n > 3)
		return n / 2.0;
	notes++;
}
static char *name(void) { }
int main(void) {
	note(1);
	(void)half(2);
	name();
	int (*f)(int) = note;
	f(1);
	return notes - 3;
}
