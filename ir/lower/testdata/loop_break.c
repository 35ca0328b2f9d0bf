// Each way out of a loop is a condition; behind the loop they are joined.
int f(int n, int stop) {
    int i;
    for (i = 0; i < 2; i++)
        if (i == stop)
            break;
    return i;
}
