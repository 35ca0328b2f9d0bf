// verdict: SUCCESSFUL
// check: use-after-return
// why: the view is of the caller's buffer
struct view { const char *s; int n; };
static struct view make(char *buf) {
	char own[4] = "abc";
	buf[0] = own[0];
	struct view v = {buf, 1};
	return v;
}
int main(void) {
	char buf[4];
	struct view v = make(buf);
	return v.s[0];
}
