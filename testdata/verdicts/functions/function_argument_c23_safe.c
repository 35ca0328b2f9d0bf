// verdict: SUCCESSFUL
// flags: --function run
// why: The structure holds no pointer to a function, and the pointer in it is compared only.
struct item {
    int id;
    struct item *next;
};

int run(struct item *o) {
    unsigned _BitInt(200) wide = 3;
    if (!o)
        return 0;
    o->id = (int)wide;
    __CPROVER_assert(o->id == 3, "what was written");
    return o->next != 0;
}
