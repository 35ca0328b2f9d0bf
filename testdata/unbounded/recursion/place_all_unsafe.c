// verdict: FAILED
// property: pointer_dereference line 10
// why: the test for the last row lets one row too many in
int nondet_int(void);

static void place(int *column, int row, int n) {
    if (row > n)
        return;
    for (int c = 0; c < n; c++) {
        column[row] = c;
        place(column, row + 1, n);
    }
}

int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 1000)
        return 0;
    int column[n];
    place(column, 0, n);
    return 0;
}
