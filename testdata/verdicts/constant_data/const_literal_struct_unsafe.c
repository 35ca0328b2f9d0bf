// verdict: FAILED
// property: pointer_dereference line 6
// why: a member of a const compound literal is written in a function
struct s { int a, b; };
static void set(struct s *p) {
 p->b = 1;
}
int main(int argc, char **argv) { set((struct s *)&(const struct s){argc, 2}); return 0; }
