// verdict: FAILED
// property: assertion line 11
// flags: --export-file-local-symbols
// with: with/file-local__lib.c
// why: as the safe one, and it says what does not hold
int nondet_int(void);
int __CPROVER_file_local_file_local_lib_c_clamp(int v);
static int clamp(int v) { return v & 7; }
int main(void) {
    int v = __CPROVER_file_local_file_local_lib_c_clamp(nondet_int());
    __CPROVER_assert(v <= 8 || clamp(v) == 0, "clamped");
    return 0;
}
