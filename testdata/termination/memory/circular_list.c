// verdict: FAILED
// why: the list leads back to its first node
_Bool nondet_bool(void);
struct node { struct node *next; };
int main(void) {
    struct node a, b, c;
    a.next = &b;
    b.next = &c;
    c.next = nondet_bool() ? &a : 0;
    for (struct node *p = &a; p; p = p->next)
        ;
}
