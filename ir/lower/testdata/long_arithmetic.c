// Widths are those of the types: the sum has 32 bits, the product 64.
long f(int x, unsigned y) { return (long)(x + 1) * y; }
