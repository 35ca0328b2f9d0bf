// verdict: FAILED
// property: pointer_dereference line 12
// why: the left side of a comma reads a structure behind a dangling pointer
struct s { int v; };
static struct s *gone;
static void leave(void) {
	struct s here = {1};
	gone = &here;
}
int main(void) {
	leave();
	int r = (*gone, 0);
	return r;
}
