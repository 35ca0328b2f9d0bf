// verdict: FAILED
// property: pointer_dereference line 9
// why: what a function returns a pointer to
struct s { int v[2]; };
static struct s all[2];
static struct s *find(int k) { return k < 2 ? &all[k] : 0; }
int main(void) {
	*find(1);
	*find(2);
	return 0;
}
