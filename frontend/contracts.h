/* Clauses of contracts are read as nothing, but leave a pragma behind that clang warns of, so that the report can say that there are some.
 * Included behind prelude.h, which is a system header: clang says nothing of what stands there. */
#if !defined(SEABMC_NO_MACROS) && !defined(SEABMC_CONTRACTS)
#undef __CPROVER_requires
#undef __CPROVER_ensures
#undef __CPROVER_assigns
#undef __CPROVER_frees
#undef __CPROVER_loop_invariant
#undef __CPROVER_decreases
#undef __ESBMC_requires
#undef __ESBMC_ensures
#undef __ESBMC_assigns
#undef __ESBMC_loop_invariant
#define __CPROVER_requires(...) _Pragma("seabmc contract")
#define __CPROVER_ensures(...) _Pragma("seabmc contract")
#define __CPROVER_assigns(...) _Pragma("seabmc contract")
#define __CPROVER_frees(...) _Pragma("seabmc contract")
#define __CPROVER_loop_invariant(...) _Pragma("seabmc contract")
#define __CPROVER_decreases(...) _Pragma("seabmc contract")
#define __ESBMC_requires(...) _Pragma("seabmc contract")
#define __ESBMC_ensures(...) _Pragma("seabmc contract")
#define __ESBMC_assigns(...) _Pragma("seabmc contract")
#define __ESBMC_loop_invariant(...) _Pragma("seabmc contract")
#endif
