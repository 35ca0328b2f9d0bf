// verdict: SUCCESSFUL
// why: three nodes
struct node { struct node *next; };
int main(void) {
    struct node a, b, c;
    a.next = &b;
    b.next = &c;
    c.next = 0;
    for (struct node *p = &a; p; p = p->next)
        ;
}
