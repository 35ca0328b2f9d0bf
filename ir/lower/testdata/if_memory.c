// So do memories: the store happens in a memory that counts only where the condition holds.
int g = 1;
int f(int x) {
    if (x > 0)
        g = 2;
    return g;
}
