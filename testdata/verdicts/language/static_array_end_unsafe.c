// verdict: FAILED
// property: pointer_dereference line 7
// why: the argument is the second element of an array of three
static int first(const int v[static 3]) { return v[0]; }
int main(void) {
	int all[3] = {0};
	return first(all + 1);
}
