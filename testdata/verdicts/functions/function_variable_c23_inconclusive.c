// verdict: INCONCLUSIVE
// why: C23 goes to a newer clang, whose assembly does not tell which functions the variable, defined elsewhere, may lead to. (FAILED would be wrong:
//      whatever the function returns, the assertion holds.)
struct ops {
    int id;
    int (*get)(int);
};
extern struct ops ops;

int main(void) {
    unsigned _BitInt(200) wide = 3;
    unsigned r = ops.get ? (unsigned)ops.get((int)wide) % 7 : 0;
    __CPROVER_assert(r < 7, "a rest");
    return 0;
}
