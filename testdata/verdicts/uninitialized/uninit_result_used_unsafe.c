// verdict: FAILED
// property: uninitialized line 11
// flags: --uninitialized-check --no-return-check
// why: the result of a function that has no return is used
static int notes;
static int note(int n) {
	notes += n;
}
int main(void) {
	int r = note(1);
	return r;
}
