// verdict: SUCCESSFUL
// why: the search ends at the latest at n
unsigned char nondet_uchar(void);
int find(const unsigned char *a, int n) {
    for (int i = 0;; i++) {
        if (i >= n)
            return -1;
        if (a[i] == 7)
            return i;
    }
}
int main(void) {
    unsigned char a[8];
    for (int i = 0; i < 8; i++)
        a[i] = nondet_uchar();
    return find(a, 8) < 0;
}
