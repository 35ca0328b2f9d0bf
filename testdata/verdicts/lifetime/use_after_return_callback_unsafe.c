// verdict: FAILED
// property: pointer_dereference line 7
// check: use-after-return
// why: the callback's context was a local of the function that registered it
struct handler { void (*call)(int *); int *context; };
static void count(int *n) {
	++*n;
}
static struct handler handler;
static void install(int *n) {
	int local = *n;
	handler.context = &local;
	handler.call = count;
}
int main(void) {
	int n = 0;
	install(&n);
	handler.call(handler.context);
	return n;
}
