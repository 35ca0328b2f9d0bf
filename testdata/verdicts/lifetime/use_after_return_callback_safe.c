// verdict: SUCCESSFUL
// check: use-after-return
// why: the callback's context is the caller's
struct handler { void (*call)(int *); int *context; };
static void count(int *n) {
	++*n;
}
static struct handler handler;
static void install(int *n) {
	int local = *n;
	handler.context = n;
	handler.call = count;
}
int main(void) {
	int n = 0;
	install(&n);
	handler.call(handler.context);
	return n;
}
