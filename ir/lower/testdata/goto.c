// A jump forward is a path like any other.
int f(int x) {
    if (x) goto out;
    x = 5;
out:
    return x;
}
