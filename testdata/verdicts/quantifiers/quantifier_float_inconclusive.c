// verdict: INCONCLUSIVE
// why: a quantifier over numbers with a point is not one over integers
typedef double number;
int main(void) {
    __CPROVER_assert(__CPROVER_forall { number x; x * x >= 0 }, "squares");
    return 0;
}
