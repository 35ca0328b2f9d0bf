// verdict: FAILED
// property: pointer_dereference line 15
// check: use-after-return
// why: the view is of a buffer that is gone
struct view { const char *s; int n; };
static struct view make(char *buf) {
	char own[4] = "abc";
	buf[0] = own[0];
	struct view v = {own, 1};
	return v;
}
int main(void) {
	char buf[4];
	struct view v = make(buf);
	return v.s[0];
}
