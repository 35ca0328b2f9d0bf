// verdict: FAILED
// property: pointer_dereference line 5
// why: one of two variables that are swapped is const
static void swap(int *a, int *b) { int t = *a;
	*a = *b;
	*b = t; }
int main(void) { const int x = 1; int y = 2; swap((int *)&x, &y); return x; }
