// verdict: SUCCESSFUL
// why: implications are statements, behind if, else, do, while, for, labels and in macros
#define IMPLIES(a, b) (a ==> b)
int main(void) {
    int x = nondet_int(), y = 0;
    if (x == 1) y = 1; else x == 1 ==> y == 1;
    if (x == 2) x == 2 ==> y == 0;
    do x == 5 ==> y == 5; while (0);
    while (y > 3) x == 1 ==> y == 2;
    for (int i = 0; i < 2; i++) i == 1 ==> y == 1;
    switch (x) { case 3: x == 3 ==> y == 0; break; default: x != 3 ==> y == 1; }
    _Bool b = x == 1 ==> y == 1, c = (x == 1 <==> y == 1);
    __CPROVER_assert(IMPLIES(x == 1, y == 1) && b && c, "\"==>\" '==>' // ==>");
    __CPROVER_assert(x == 1 ==> y == 1 ==> b, "right associative");
    return (x == 1 ==> y == 1) ? 0 : 1;
}
