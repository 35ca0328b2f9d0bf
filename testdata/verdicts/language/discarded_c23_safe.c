// verdict: SUCCESSFUL
// why: Discarded values of structures, integers and enumerations behind pointers that are valid.
typedef struct {
    int x;
} one;
typedef enum { RED } colour;

int main(void) {
    unsigned _BitInt(200) wide = 3;
    one a = {(int)wide}, *p = &a;
    colour c = RED, *q = &c;
    _Bool b = 1, *r = &b;
    (void)*p;
    (void)*q;
    (void)*r;
    return a.x - 3;
}
