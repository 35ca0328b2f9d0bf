// verdict: FAILED
// property: pointer_dereference line 6
// why: the call within a call gets too small an array
static int last(int v[static 4]) { return v[3]; }
static int second(int v[static 2]) {
	return last(v);
}
int main(void) {
	int v[3] = {0};
	return second(v);
}
