// A variable whose address is taken lives in memory: a store makes a new memory, a load reads from it. Its life is an object of its own.
void use(int *);
int f(int x) {
    int v = x;
    use(&v);
    return v;
}
