// verdict: INCONCLUSIVE
// flags: --function run
// why: C23 goes to a newer clang, whose assembly does not tell which functions the argument may lead to. (FAILED would be wrong: whatever the function
//      returns, the assertion holds.)
struct ops {
    int id;
    int (*get)(int);
};

int run(struct ops *o) {
    unsigned _BitInt(200) wide = 3;
    if (!o || !o->get)
        return 0;
    unsigned r = (unsigned)o->get((int)wide) % 7;
    __CPROVER_assert(r < 7, "a rest");
    return 0;
}
