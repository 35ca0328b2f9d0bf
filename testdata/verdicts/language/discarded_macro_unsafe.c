// verdict: FAILED
// property: pointer_dereference line 7
// why: a macro discards a structure behind null
struct s { int v[3]; };
#define PEEK(p) ((void)*(p))
static void f(struct s *p) {
	PEEK(p);
}
int main(void) { struct s x; f(&x); f((struct s *)0); return 0; }
