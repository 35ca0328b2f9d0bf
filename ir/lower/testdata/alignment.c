// An access of 4 bytes is at a multiple of 4: so is the object, and the offset is checked.
// checks: alignment
int a[2];
int f(int i) {
    int *p = (int *)((char *)a + i);
    return *p;
}
