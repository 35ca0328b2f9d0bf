// A function without a body returns any value and changes nothing.
int outside(int);
int f(int x) {
    return outside(x);
}
