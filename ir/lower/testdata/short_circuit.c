// The right side of && counts only where the left side is true: the division is on that path.
// checks: div-by-zero
int f(int x, int y) {
    return y != 0 && x / y > 1;
}
