// verdict: FAILED
// property: same_object line 11
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: The pointers are into two structures.
struct s { char a, b[7]; };
int main(void) {
	struct s x = {0}, y = {0}, *p = &y;
	char *q = &x.b[3];
	y.a = 1;
	return (int)(q - &p->a);
}
