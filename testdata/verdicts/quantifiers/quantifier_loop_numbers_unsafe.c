// verdict: FAILED
// property: unwind line 8
// flags: --unwindset main.0:5
// why: main.0 is the for loop, and its bound is too small
int a[3];
int main(void) {
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < 3) ==> a[i] == 0 });
    for (int i = 0; i < 50; i++)
        a[i % 3] = 0;
    return 0;
}
