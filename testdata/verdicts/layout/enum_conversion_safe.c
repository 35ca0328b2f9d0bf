// verdict: SUCCESSFUL
// flags: --conversion-check
// why: conversions to and from enumerations are none of integer types
int nondet_int(void);
enum colour { RED, GREEN };
typedef enum colour colour_t;
typedef enum { UP = -1, DOWN } way_t;
typedef way_t again_t;
struct s { colour_t c; way_t w; };
static again_t way(int x) { return x; }
int main(void) {
    struct s s;
    enum colour c = nondet_int();
    s.c = nondet_int();
    s.w = way(nondet_int());
    int i = c;
    unsigned u = s.w;
    i = s.c;
    return i == 3 && u == 4;
}
