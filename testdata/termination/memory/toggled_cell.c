// verdict: FAILED
// why: the cell goes between 0 and 1
int main(void) {
    int a[2] = {1, 1};
    while (a[0] || a[1])
        a[1] = !a[1];
}
