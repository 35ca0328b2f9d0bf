// verdict: FAILED
// why: the bytes of the link, looked at under other names of the types, are not all zero in a list of two nodes
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

typedef struct node item;
typedef item *link;
typedef link *place;
typedef unsigned char byte;
struct node {
    link next;
    int value;
};

int main(void) {
    link head = 0;
    while (nondet_int()) {
        link x = malloc(sizeof(item));
        if (!x)
            exit(1);
        x->value = 1;
        x->next = head;
        head = x;
    }
    unsigned sum = 0;
    for (link p = head; p; p = p->next) {
        place at = &p->next;
        byte *b = (byte *)at;
        for (unsigned i = 0; i < sizeof(link); i++)
            sum |= b[i];
    }
    assert(sum == 0);
}
