// verdict: FAILED
// property: uninitialized line 11
// check: uninitialized
// flags: --uninitialized-check
// why: one bit-field is not set, though its byte was written
struct flags { unsigned kind : 3, level : 5; int n; };
int main(void) {
	struct flags f;
	f.kind = 1;
	f.n = 2;
	return f.level;
}
