// verdict: FAILED
// property: pointer_dereference line 4
// why: fewer elements than the size that another argument says
static int last(int n, const int v[static n]) {
	return n > 100 ? v[0] : 0;
}
int main(void) {
	int three[3] = {0};
	return last(4, three);
}
