// verdict: SUCCESSFUL
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: Both pointers are into one structure.
struct s { char a, b[7]; };
int main(void) {
	struct s x = {0}, y = {0}, *p = &x;
	char *q = &x.b[3];
	y.a = 1;
	return (int)(q - &p->a);
}
