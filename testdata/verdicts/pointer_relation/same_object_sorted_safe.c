// verdict: SUCCESSFUL
// check: pointer-comparison
// flags: --pointer-relation-check
// why: Pointers into one array are put in order.
static void order(int **p, int **q) {
	if (*q < *p) {
		int *t = *p;
		*p = *q, *q = t;
	}
}
int main(void) {
	int a[4], *p = &a[3], *q = &a[1];
	order(&p, &q);
	return p == &a[1];
}
