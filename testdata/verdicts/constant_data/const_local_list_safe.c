// verdict: SUCCESSFUL
// why: a list of const structures is read
struct list { const struct list *next; int v; };
static int len(const struct list *const l) { const struct list *p = l; int n = 0; while (p) { n++; p = p->next; } return n; }
int main(void) { const struct list a = {0, 1}, b = {&a, 2}; const struct list c[2] = {{&b, 1}, {c, 2}}; return len(&c[1]) - 4; }
