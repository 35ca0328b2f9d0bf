// A bit-field is read with its neighbours, shifted and cut.
struct { unsigned low : 3, high : 5; } s;
int f(unsigned x) {
    s.high = x;
    return s.low;
}
