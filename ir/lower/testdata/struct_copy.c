// The assignment of a structure copies its bytes.
struct triple { int a, b, c; } p, q;
void f(void) {
    p = q;
}
