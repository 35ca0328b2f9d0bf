// A sum overflows if both summands have the sign that it has not. clang makes the check, and its handler is an assertion.
// checks: signed-overflow
int f(int x, int y) {
    return x + y;
}
