// verdict: SUCCESSFUL
// flags: --unwindset main.0:51,main.1:21
// why: main.0 and main.1 are the loops of the program
int a[3];
int main(void) {
    int s = 0;
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < 3) ==> a[i] == 0 });
    for (int i = 0; i < 50; i++) a[i % 3] = 0;
    if (__CPROVER_exists { int i; (0 <= i && i < 3) && a[i] != 0 }) return 1;
    for (int i = 0; i < 20; i++) s += a[i % 3];
    __CPROVER_assert(s == 0, "nothing");
    return 0;
}
