// verdict: FAILED
// property: pointer_dereference line 7
// why: a call through a pointer whose type says nothing of the size
static int sum(int n, const char v[const static 8]) { return v[n & 7]; }
int main(void) {
	int (*f)(int, const char *) = sum;
	return f(2, "short");
}
