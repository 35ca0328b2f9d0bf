// verdict: FAILED
// property: same_object line 7
// check: pointer-comparison
// flags: --pointer-relation-check
// why: Pointers to two variables are put in order.
static void order(int **p, int **q) {
	if (*q < *p) {
		int *t = *p;
		*p = *q, *q = t;
	}
}
int main(void) {
	int a = 0, b = 0, *p = &a, *q = &b;
	order(&p, &q);
	return p == &a;
}
