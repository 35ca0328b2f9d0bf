// Pointers are equal if they have the same object and offset.
char a[4], b[4];
int f(int x) { return &a[x] == b; }
