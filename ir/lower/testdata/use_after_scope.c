// The life of a variable ends with its block (free): what points to it is no longer valid.
// checks: pointer bounds
int main(void) {
    int *p;
    { int x = 1; p = &x; }
    return *p;
}
