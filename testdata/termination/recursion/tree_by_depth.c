// verdict: SUCCESSFUL
// why: the depth falls in both calls
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int walk(unsigned depth) {
    if (depth == 0)
        return 1;
    return walk(depth - 1) && (nondet_bool() || walk(depth - 1));
}
int main(void) { walk(nondet_uint()); }
