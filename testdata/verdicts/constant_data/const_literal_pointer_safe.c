// verdict: SUCCESSFUL
// why: an array of pointers to const is no const array; const literals in a loop are made anew
struct s { int a, b; };
static struct s mk(void) { struct s x = {1, 2}; return x; }
int main(int argc, char **argv) { int z = 0; const int **p = (const int *[]){&z, &z}; p[0] = &argc; int *q = (int[]){1, 2}; *q = 2;
 for (int i = 0; i < 2; i++) { const struct { struct s t; int k; } *r = (void *)&(const struct { struct s t; int k; }){mk(), i}; z += r->t.a; }
 struct s *n = &(struct s){argc, 1}; n->a = 3;
 return z - 2; }
