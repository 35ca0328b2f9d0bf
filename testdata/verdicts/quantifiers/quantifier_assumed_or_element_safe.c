// verdict: SUCCESSFUL
// why: some byte is not negative, so nothing behind || is read
int nondet_int(void);
unsigned char b[20];
int a[4];
int main(void) {
    int i = nondet_int();
    __CPROVER_assume(__CPROVER_exists { int j; 0 <= j && j < 20 && b[j] >= 0 } || a[i] == 0);
    return 0;
}
