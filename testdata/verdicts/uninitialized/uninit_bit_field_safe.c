// verdict: SUCCESSFUL
// check: uninitialized
// flags: --uninitialized-check
// why: both bit-fields are set
struct flags { unsigned kind : 3, level : 5; int n; };
int main(void) {
	struct flags f;
	f.kind = 1;
	f.level = 2;
	return f.level;
}
