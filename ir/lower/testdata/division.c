// The divisor is not 0, and it is not the least value by -1. clang checks the second, the lowering both.
// checks: div-by-zero signed-overflow
int f(int x, int y) {
    return x / y;
}
