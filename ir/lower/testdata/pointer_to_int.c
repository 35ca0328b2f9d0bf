// What the program sees of a pointer as an integer is the object's address, one unknown, plus the offset.
char a[4];
unsigned long f(void) { return (unsigned long)&a[1]; }
