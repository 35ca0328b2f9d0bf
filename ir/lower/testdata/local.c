// A variable whose address nobody takes is no object: it is the value that it holds.
int f(int x) {
    int v = x;
    v = v + 1;
    return v;
}
