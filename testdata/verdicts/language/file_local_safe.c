// verdict: SUCCESSFUL
// flags: --export-file-local-symbols
// with: with/file-local__lib.c
// why: a static function of another file is called by the name that goto-cc exports
int nondet_int(void);
int __CPROVER_file_local_file_local_lib_c_clamp(int v);
int main(void) {
    int v = __CPROVER_file_local_file_local_lib_c_clamp(nondet_int());
    __CPROVER_assert(v <= 9, "clamped");
    return 0;
}
