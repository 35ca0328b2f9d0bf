// A member is the object's pointer and a fixed number of bytes.
struct pair { int a, b; } p;
int f(int x) {
    p.b = x;
    return p.b;
}
