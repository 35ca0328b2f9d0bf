// verdict: SUCCESSFUL
// why: the left side of a comma reads a structure that lives
struct s { int v; };
static struct s kept, *there = &kept;
int main(void) {
	int r = (*there, 0);
	return r;
}
