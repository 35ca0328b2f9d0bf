// A switch is a path for each label.
int f(int x) {
    switch (x) {
    case 1: return 10;
    case 2: x++; /* falls through */
    default: return x;
    }
}
