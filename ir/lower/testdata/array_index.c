// a[i] is a pointer, i steps of 4 bytes on: gep. clang asks for the array's bound, the lowering for the object's.
// checks: pointer bounds
int a[4];
int f(unsigned i) {
    return a[i];
}
