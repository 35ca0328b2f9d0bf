// verdict: SUCCESSFUL
// why: as for CBMC the bits of numbers with a point count: a NaN is itself, and -0 is not 0
struct f { float f; };
int main(void) {
    struct f zero = {0.0f}, minus = {-0.0f}, nan = {__builtin_nanf("")}, same = nan;
    __CPROVER_assert(zero != minus && zero.f == minus.f, "zeros");
    __CPROVER_assert(nan == same && nan.f != same.f, "no number");
    return 0;
}
