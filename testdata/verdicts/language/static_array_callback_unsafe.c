// verdict: FAILED
// property: pointer_dereference line 7
// why: a callback gets too small an array
typedef void (*cb)(int *);
static void clear(int v[static 4]) { v[0] = 0; }
static void each(cb f, int *p) {
	f(p);
}
int main(void) { int a[4], b[3]; each(clear, a); each(clear, b); return 0; }
