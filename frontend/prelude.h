/* What the harness languages of other tools build in, so that their files compile as they are.
 *
 * Included before every C file. Only names are here whose implicit declaration (int f()) would be wrong; most are declared the old way,
 * without parameters, which agrees with any prototype the file gives. Each line can be switched off by SEABMC_NO_<name>: when a file
 * declares a name in a way that contradicts ours, the front end compiles it again with the file's own declaration alone.
 * The meaning of each name is the lowering's business (package ir/lower), not this file's.
 */
#ifndef SEABMC_PRELUDE_H
#define SEABMC_PRELUDE_H
#pragma clang system_header

typedef __SIZE_TYPE__ __CPROVER_size_t;
typedef __PTRDIFF_TYPE__ __CPROVER_ssize_t;
typedef _Bool __CPROVER_bool;
#ifdef __SIZEOF_INT128__
typedef __int128 __seabmc_wide; /* of quantifiers */
#else
typedef long long __seabmc_wide;
#endif

int __seabmc_touch(const volatile void *, __SIZE_TYPE__); /* see discarded.go */
/* What quantifiers become (frontend/dialect/quantifiers.go). */
_Bool __seabmc_fact(void), __seabmc_any(void), __seabmc_any_one(void), __seabmc_there_is(void), __seabmc_forall(void), __seabmc_exists(void), __seabmc_quantified(void);
long long __seabmc_variable(int, int, int);
void __seabmc_holds(_Bool);
int __seabmc_unsupported();
_Bool __seabmc_fresh(void *, __SIZE_TYPE__), __seabmc_is_new(const volatile void *, __SIZE_TYPE__), __seabmc_either(void); /* of contracts, see enforce.go */
void __seabmc_unchecked(int), __seabmc_assigns(int, const volatile void *, __SIZE_TYPE__), __seabmc_frees(const volatile void *);
void __seabmc_requires(_Bool), __seabmc_havoc_targets(void), __seabmc_havoc_places(void); /* of functions that contracts stand for */
_Bool __seabmc_separate(const volatile void *, __SIZE_TYPE__);
_Bool __seabmc_point(void *, const volatile void *), __seabmc_same_pointer(const volatile void *, const volatile void *); /* see predicates.go */
_Bool __seabmc_point_between(void *, const volatile void *, const volatile void *), __seabmc_between(const volatile void *, const volatile void *, const volatile void *);
_Bool __seabmc_was_freed(const volatile void *);
_Bool __seabmc_obey(void *, const volatile void *), __seabmc_obeys(const volatile void *, const volatile void *);
_Bool __seabmc_loop_fresh(const volatile void *, __SIZE_TYPE__);
void __seabmc_before(int);
void __seabmc_loop_head(int, int), __seabmc_loop_frame(int), __seabmc_loop_assigns(int, const volatile void *, __SIZE_TYPE__), __seabmc_loop_havoc(int), __seabmc_clause(int), __seabmc_loop_kept(int); /* see loopcontract.go */
void __seabmc_invariant_base(_Bool), __seabmc_invariant_step(_Bool), __seabmc_decreases(_Bool);
void __seabmc_sample(int, int, unsigned long); /* see samples.go */
void __seabmc_trial_base(_Bool), __seabmc_trial_assume(_Bool), __seabmc_trial_step(_Bool);
_Bool __seabmc_same_members(const volatile void *, const volatile void *);

/* Functions of _Float32, _Float64 and their extended kin are those of the types that they are. */
#define SEABMC_PRAGMA(x) _Pragma(#x)
#define SEABMC_FLOATN(name) \
	SEABMC_PRAGMA(redefine_extname name##f32 name##f) SEABMC_PRAGMA(redefine_extname name##f64 name) \
	SEABMC_PRAGMA(redefine_extname name##f32x name) SEABMC_PRAGMA(redefine_extname name##f64x name##l)
SEABMC_FLOATN(acos) SEABMC_FLOATN(asin) SEABMC_FLOATN(atan) SEABMC_FLOATN(atan2) SEABMC_FLOATN(cos) SEABMC_FLOATN(sin) SEABMC_FLOATN(tan)
SEABMC_FLOATN(cosh) SEABMC_FLOATN(sinh) SEABMC_FLOATN(tanh) SEABMC_FLOATN(acosh) SEABMC_FLOATN(asinh) SEABMC_FLOATN(atanh)
SEABMC_FLOATN(exp) SEABMC_FLOATN(exp2) SEABMC_FLOATN(exp10) SEABMC_FLOATN(expm1) SEABMC_FLOATN(log) SEABMC_FLOATN(log2)
SEABMC_FLOATN(log10) SEABMC_FLOATN(log1p) SEABMC_FLOATN(logb) SEABMC_FLOATN(frexp) SEABMC_FLOATN(ldexp) SEABMC_FLOATN(modf)
SEABMC_FLOATN(pow) SEABMC_FLOATN(sqrt) SEABMC_FLOATN(hypot) SEABMC_FLOATN(cbrt) SEABMC_FLOATN(ceil) SEABMC_FLOATN(floor)
SEABMC_FLOATN(round) SEABMC_FLOATN(trunc) SEABMC_FLOATN(rint) SEABMC_FLOATN(nearbyint) SEABMC_FLOATN(roundeven) SEABMC_FLOATN(fabs)
SEABMC_FLOATN(fmod) SEABMC_FLOATN(remainder) SEABMC_FLOATN(remquo) SEABMC_FLOATN(copysign) SEABMC_FLOATN(nextafter) SEABMC_FLOATN(nan)
SEABMC_FLOATN(erf) SEABMC_FLOATN(erfc) SEABMC_FLOATN(lgamma) SEABMC_FLOATN(tgamma) SEABMC_FLOATN(ilogb) SEABMC_FLOATN(scalbn)
SEABMC_FLOATN(scalbln) SEABMC_FLOATN(lrint) SEABMC_FLOATN(llrint) SEABMC_FLOATN(lround) SEABMC_FLOATN(llround) SEABMC_FLOATN(fdim)
SEABMC_FLOATN(fmax) SEABMC_FLOATN(fmin) SEABMC_FLOATN(fma)
#pragma redefine_extname strtof32 strtof
#pragma redefine_extname strtof64 strtod
#pragma redefine_extname strtof32x strtod

/* SV-COMP: __VERIFIER_nondet_*. The functions that return int, and __VERIFIER_assume, _error, _assert, reach_error, need no line. */
#ifndef SEABMC_NO___VERIFIER_nondet_bool
_Bool __VERIFIER_nondet_bool();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_char
char __VERIFIER_nondet_char();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_schar
signed char __VERIFIER_nondet_schar();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_uchar
unsigned char __VERIFIER_nondet_uchar();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_short
short __VERIFIER_nondet_short();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_ushort
unsigned short __VERIFIER_nondet_ushort();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_uint
unsigned int __VERIFIER_nondet_uint();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_unsigned
unsigned int __VERIFIER_nondet_unsigned();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_unsigned_int
unsigned int __VERIFIER_nondet_unsigned_int();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_long
long __VERIFIER_nondet_long();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_ulong
unsigned long __VERIFIER_nondet_ulong();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_unsigned_long
unsigned long __VERIFIER_nondet_unsigned_long();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_longlong
long long __VERIFIER_nondet_longlong();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_ulonglong
unsigned long long __VERIFIER_nondet_ulonglong();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_float
float __VERIFIER_nondet_float();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_double
double __VERIFIER_nondet_double();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_size_t
__SIZE_TYPE__ __VERIFIER_nondet_size_t();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_u8
unsigned char __VERIFIER_nondet_u8();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_u16
unsigned short __VERIFIER_nondet_u16();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_u32
unsigned int __VERIFIER_nondet_u32();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_u64
unsigned long long __VERIFIER_nondet_u64();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_s8
signed char __VERIFIER_nondet_s8();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_s16
short __VERIFIER_nondet_s16();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_s64
long long __VERIFIER_nondet_s64();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_U8
unsigned char __VERIFIER_nondet_U8();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_U16
unsigned short __VERIFIER_nondet_U16();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_U32
unsigned int __VERIFIER_nondet_U32();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_U64
unsigned long long __VERIFIER_nondet_U64();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_S8
signed char __VERIFIER_nondet_S8();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_S16
short __VERIFIER_nondet_S16();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_S64
long long __VERIFIER_nondet_S64();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_unsigned_char
unsigned char __VERIFIER_nondet_unsigned_char();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_loff_t
long __VERIFIER_nondet_loff_t();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_sector_t
unsigned long __VERIFIER_nondet_sector_t();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_pchar
char * __VERIFIER_nondet_pchar();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_charp
char * __VERIFIER_nondet_charp();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_pointer
void * __VERIFIER_nondet_pointer();
#endif
#ifdef __SIZEOF_INT128__
#ifndef SEABMC_NO___VERIFIER_nondet_int128
__int128 __VERIFIER_nondet_int128();
#endif
#ifndef SEABMC_NO___VERIFIER_nondet_uint128
unsigned __int128 __VERIFIER_nondet_uint128();
#endif
#endif

/* CBMC and ESBMC style: nondet_*. */
#ifndef SEABMC_NO_nondet_bool
_Bool nondet_bool();
#endif
#ifndef SEABMC_NO_nondet_char
char nondet_char();
#endif
#ifndef SEABMC_NO_nondet_schar
signed char nondet_schar();
#endif
#ifndef SEABMC_NO_nondet_uchar
unsigned char nondet_uchar();
#endif
#ifndef SEABMC_NO_nondet_short
short nondet_short();
#endif
#ifndef SEABMC_NO_nondet_ushort
unsigned short nondet_ushort();
#endif
#ifndef SEABMC_NO_nondet_uint
unsigned int nondet_uint();
#endif
#ifndef SEABMC_NO_nondet_unsigned
unsigned int nondet_unsigned();
#endif
#ifndef SEABMC_NO_nondet_unsigned_int
unsigned int nondet_unsigned_int();
#endif
#ifndef SEABMC_NO_nondet_long
long nondet_long();
#endif
#ifndef SEABMC_NO_nondet_ulong
unsigned long nondet_ulong();
#endif
#ifndef SEABMC_NO_nondet_unsigned_long
unsigned long nondet_unsigned_long();
#endif
#ifndef SEABMC_NO_nondet_longlong
long long nondet_longlong();
#endif
#ifndef SEABMC_NO_nondet_ulonglong
unsigned long long nondet_ulonglong();
#endif
#ifndef SEABMC_NO_nondet_float
float nondet_float();
#endif
#ifndef SEABMC_NO_nondet_double
double nondet_double();
#endif
#ifndef SEABMC_NO_nondet_size_t
__SIZE_TYPE__ nondet_size_t();
#endif
#ifndef SEABMC_NO_nondet_ssize_t
__PTRDIFF_TYPE__ nondet_ssize_t();
#endif
#ifndef SEABMC_NO_nondet_ptrdiff_t
__PTRDIFF_TYPE__ nondet_ptrdiff_t();
#endif
#ifndef SEABMC_NO_nondet_intptr_t
__INTPTR_TYPE__ nondet_intptr_t();
#endif
#ifndef SEABMC_NO_nondet_uintptr_t
__UINTPTR_TYPE__ nondet_uintptr_t();
#endif
#ifndef SEABMC_NO_nondet_int8_t
__INT8_TYPE__ nondet_int8_t();
#endif
#ifndef SEABMC_NO_nondet_uint8_t
__UINT8_TYPE__ nondet_uint8_t();
#endif
#ifndef SEABMC_NO_nondet_int16_t
__INT16_TYPE__ nondet_int16_t();
#endif
#ifndef SEABMC_NO_nondet_uint16_t
__UINT16_TYPE__ nondet_uint16_t();
#endif
#ifndef SEABMC_NO_nondet_uint32_t
__UINT32_TYPE__ nondet_uint32_t();
#endif
#ifndef SEABMC_NO_nondet_int64_t
__INT64_TYPE__ nondet_int64_t();
#endif
#ifndef SEABMC_NO_nondet_uint64_t
__UINT64_TYPE__ nondet_uint64_t();
#endif
#ifndef SEABMC_NO_nondet_pointer
void * nondet_pointer();
#endif
#ifndef SEABMC_NO_nondet_voidp
void * nondet_voidp();
#endif
#ifndef SEABMC_NO_nondet_charp
char * nondet_charp();
#endif

/* SeaHorn: nd_* and its memory predicates. sassert, assume and memhavoc need no line. */
#ifndef SEABMC_NO_nd_bool
_Bool nd_bool();
#endif
#ifndef SEABMC_NO_nd_char
char nd_char();
#endif
#ifndef SEABMC_NO_nd_schar
signed char nd_schar();
#endif
#ifndef SEABMC_NO_nd_uchar
unsigned char nd_uchar();
#endif
#ifndef SEABMC_NO_nd_short
short nd_short();
#endif
#ifndef SEABMC_NO_nd_ushort
unsigned short nd_ushort();
#endif
#ifndef SEABMC_NO_nd_uint
unsigned int nd_uint();
#endif
#ifndef SEABMC_NO_nd_unsigned
unsigned int nd_unsigned();
#endif
#ifndef SEABMC_NO_nd_unsigned_int
unsigned int nd_unsigned_int();
#endif
#ifndef SEABMC_NO_nd_long
long nd_long();
#endif
#ifndef SEABMC_NO_nd_ulong
unsigned long nd_ulong();
#endif
#ifndef SEABMC_NO_nd_unsigned_long
unsigned long nd_unsigned_long();
#endif
#ifndef SEABMC_NO_nd_longlong
long long nd_longlong();
#endif
#ifndef SEABMC_NO_nd_ulonglong
unsigned long long nd_ulonglong();
#endif
#ifndef SEABMC_NO_nd_float
float nd_float();
#endif
#ifndef SEABMC_NO_nd_double
double nd_double();
#endif
#ifndef SEABMC_NO_nd_size_t
__SIZE_TYPE__ nd_size_t();
#endif
#ifndef SEABMC_NO_nd_ssize_t
__PTRDIFF_TYPE__ nd_ssize_t();
#endif
#ifndef SEABMC_NO_nd_ptrdiff_t
__PTRDIFF_TYPE__ nd_ptrdiff_t();
#endif
#ifndef SEABMC_NO_nd_intptr_t
__INTPTR_TYPE__ nd_intptr_t();
#endif
#ifndef SEABMC_NO_nd_uintptr_t
__UINTPTR_TYPE__ nd_uintptr_t();
#endif
#ifndef SEABMC_NO_nd_int8_t
__INT8_TYPE__ nd_int8_t();
#endif
#ifndef SEABMC_NO_nd_uint8_t
__UINT8_TYPE__ nd_uint8_t();
#endif
#ifndef SEABMC_NO_nd_int16_t
__INT16_TYPE__ nd_int16_t();
#endif
#ifndef SEABMC_NO_nd_uint16_t
__UINT16_TYPE__ nd_uint16_t();
#endif
#ifndef SEABMC_NO_nd_uint32_t
__UINT32_TYPE__ nd_uint32_t();
#endif
#ifndef SEABMC_NO_nd_int64_t
__INT64_TYPE__ nd_int64_t();
#endif
#ifndef SEABMC_NO_nd_uint64_t
__UINT64_TYPE__ nd_uint64_t();
#endif
#ifndef SEABMC_NO_nd_voidp
void * nd_voidp();
#endif
#ifndef SEABMC_NO_nd_ptr
void * nd_ptr();
#endif
#ifndef SEABMC_NO_nd_malloc_ptr
void * nd_malloc_ptr();
#endif
#ifndef SEABMC_NO_sea_is_dereferenceable
_Bool sea_is_dereferenceable(const void *, __INTPTR_TYPE__);
#endif
#ifndef SEABMC_NO_sea_is_modified
_Bool sea_is_modified(const void *);
#endif
#ifndef SEABMC_NO_sea_reset_modified
void sea_reset_modified(const void *);
#endif
#ifndef SEABMC_NO_sea_malloc
void *sea_malloc(__SIZE_TYPE__);
#endif
#ifndef SEABMC_NO_sea_malloc_safe
void *sea_malloc_safe(__SIZE_TYPE__);
#endif
#ifndef SEABMC_NO_sea_malloc_havoc
void *sea_malloc_havoc(__SIZE_TYPE__);
#endif
#ifndef SEABMC_NO_sea_malloc_havoc_safe
void *sea_malloc_havoc_safe(__SIZE_TYPE__);
#endif
#ifndef SEABMC_NO_sea_is_alloc
_Bool sea_is_alloc(const void *);
#endif
#ifndef SEABMC_NO_sea_is_deref
_Bool sea_is_deref(const void *, __INTPTR_TYPE__);
#endif

/* CBMC. */
#ifndef SEABMC_NO___CPROVER_rounding_mode
extern int __CPROVER_rounding_mode;
#endif
#ifndef SEABMC_NO___CPROVER_max_malloc_size
extern __CPROVER_size_t __CPROVER_max_malloc_size;
#endif
#ifndef SEABMC_NO___CPROVER_array_equal
_Bool __CPROVER_array_equal(const void *, const void *);
#endif
#ifndef SEABMC_NO___CPROVER_assume
void __CPROVER_assume(_Bool);
#endif
#ifndef SEABMC_NO___CPROVER_assert
void __CPROVER_assert(_Bool, const char *);
#endif
#ifndef SEABMC_NO___CPROVER_precondition
void __CPROVER_precondition(_Bool, const char *);
#endif
#ifndef SEABMC_NO___CPROVER_postcondition
void __CPROVER_postcondition(_Bool, const char *);
#endif
#ifndef SEABMC_NO___CPROVER_cover
void __CPROVER_cover(_Bool);
#endif
#ifndef SEABMC_NO___CPROVER_input
void __CPROVER_input(const char *, ...);
#endif
#ifndef SEABMC_NO___CPROVER_output
void __CPROVER_output(const char *, ...);
#endif
#ifndef SEABMC_NO___CPROVER_printf
void __CPROVER_printf(const char *, ...);
#endif
#ifndef SEABMC_NO___CPROVER_allocate
void *__CPROVER_allocate(__CPROVER_size_t, _Bool);
#endif
#ifndef SEABMC_NO___CPROVER_deallocate
void __CPROVER_deallocate(void *);
#endif
#ifndef SEABMC_NO___CPROVER_havoc_object
void __CPROVER_havoc_object(void *);
#endif
#ifndef SEABMC_NO___CPROVER_havoc_slice
void __CPROVER_havoc_slice(void *, __CPROVER_size_t);
#endif
#ifndef SEABMC_NO___CPROVER_OBJECT_SIZE
__CPROVER_size_t __CPROVER_OBJECT_SIZE(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_POINTER_OBJECT
__CPROVER_size_t __CPROVER_POINTER_OBJECT(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_POINTER_OFFSET
__CPROVER_ssize_t __CPROVER_POINTER_OFFSET(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_SAME_OBJECT
_Bool __CPROVER_SAME_OBJECT(const void *, const void *);
#endif
#ifndef SEABMC_NO___CPROVER_same_object
_Bool __CPROVER_same_object(const void *, const void *);
#endif
#ifndef SEABMC_NO___CPROVER_DYNAMIC_OBJECT
_Bool __CPROVER_DYNAMIC_OBJECT(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_LIVE_OBJECT
_Bool __CPROVER_LIVE_OBJECT(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_WRITEABLE_OBJECT
_Bool __CPROVER_WRITEABLE_OBJECT(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_is_freeable
_Bool __CPROVER_is_freeable(const void *);
#endif
#ifndef SEABMC_NO___CPROVER_array_copy
void __CPROVER_array_copy(const void *, const void *);
#endif
#ifndef SEABMC_NO___CPROVER_array_replace
void __CPROVER_array_replace(const void *, const void *);
#endif
#ifndef SEABMC_NO___CPROVER_atomic_begin
void __CPROVER_atomic_begin(void);
#endif
#ifndef SEABMC_NO___CPROVER_atomic_end
void __CPROVER_atomic_end(void);
#endif
#ifndef SEABMC_NO___CPROVER_r_ok
_Bool __CPROVER_r_ok(const void *, __CPROVER_size_t);
#endif
#ifndef SEABMC_NO___CPROVER_w_ok
_Bool __CPROVER_w_ok(const void *, __CPROVER_size_t);
#endif
/* va_arg says what it reads: the size, and the class that the compiler has for its type. */
#ifndef SEABMC_NO___builtin_va_arg
void *__seabmc_argument(const volatile void *, __SIZE_TYPE__, int);
#define __SEABMC_ARGUMENT(list, ...) __seabmc_argument((list), sizeof(__VA_ARGS__), __builtin_classify_type(*(__typeof__(__VA_ARGS__) *)0))
#if defined __x86_64__ && !defined _WIN32
#define __builtin_va_arg(ap, ...) __builtin_va_arg((__typeof__(&*(ap)))__SEABMC_ARGUMENT(&*(ap), __VA_ARGS__), __VA_ARGS__)
#elif defined __i386__ && !defined _WIN32
#define __builtin_va_arg(ap, ...) __builtin_va_arg(*(__builtin_va_list *)__SEABMC_ARGUMENT(&(ap), __VA_ARGS__), __VA_ARGS__)
#endif
#endif

#ifndef SEABMC_NO___CPROVER_rw_ok
_Bool __CPROVER_rw_ok(const void *, __CPROVER_size_t);
#endif

_Bool __seabmc_same_bits(const void *, const void *, __CPROVER_size_t);
__CPROVER_size_t __seabmc_extent(const void *);
void __seabmc_array_set(void *, __CPROVER_size_t, const void *, __CPROVER_size_t);
void __seabmc_array_copy(void *, __CPROVER_size_t, const void *, __CPROVER_size_t);
void __seabmc_array_replace(void *, __CPROVER_size_t, const void *, __CPROVER_size_t);
_Bool __seabmc_array_equal(const void *, __CPROVER_size_t, const void *, __CPROVER_size_t);

#ifndef SEABMC_NO_MACROS
/* One argument means the whole object pointed to; two give the number of bytes. */
#define __SEABMC_SECOND(a, b, ...) b
#define __CPROVER_r_ok(p, ...) __CPROVER_r_ok((p), __SEABMC_SECOND(p, ##__VA_ARGS__, sizeof(*(p))))
#define __CPROVER_w_ok(p, ...) __CPROVER_w_ok((p), __SEABMC_SECOND(p, ##__VA_ARGS__, sizeof(*(p))))
#define __CPROVER_rw_ok(p, ...) __CPROVER_rw_ok((p), __SEABMC_SECOND(p, ##__VA_ARGS__, sizeof(*(p))))
#define __CPROVER_overflow_plus(a, b) __extension__({ __typeof__((a) + (b)) __seabmc_r; __builtin_add_overflow((a), (b), &__seabmc_r); })
#define __CPROVER_overflow_minus(a, b) __extension__({ __typeof__((a) - (b)) __seabmc_r; __builtin_sub_overflow((a), (b), &__seabmc_r); })
#define __CPROVER_overflow_mult(a, b) __extension__({ __typeof__((a) * (b)) __seabmc_r; __builtin_mul_overflow((a), (b), &__seabmc_r); })
#define __CPROVER_overflow_unary_minus(a) __extension__({ __typeof__(-(a)) __seabmc_r; __builtin_sub_overflow(0, (a), &__seabmc_r); })
/* Bits are lost, or the sign: shifting back does not give the same number. A negative distance is no overflow, for CBMC. */
#define __CPROVER_overflow_shl(a, b) \
	__extension__({ \
		__typeof__((a) << 0) __seabmc_a = (a); \
		__seabmc_wide __seabmc_d = (b); \
		__seabmc_d < 0 ? 0 \
		: __seabmc_d >= (__seabmc_wide)(8 * sizeof(__seabmc_a)) ? __seabmc_a != 0 \
		: (__typeof__(__seabmc_a))((unsigned long long)__seabmc_a << __seabmc_d) >> __seabmc_d != __seabmc_a; \
	})
/* Operands of one type stay of it, others are brought to one. The sum cannot be represented: it is the nearest number that can. */
#define __SEABMC_TYPE2(a, b) \
	__typeof__(__builtin_choose_expr(__builtin_types_compatible_p(__typeof__(a), __typeof__(b)), (a), (a) + (b)))
#define __SEABMC_MOST(T) ((T)-1 < (T)1 ? (T)((((T)1 << (8 * sizeof(T) - 2)) - 1) * 2 + 1) : (T)-1)
#define __SEABMC_SATURATE(a, b, op, most) \
	__extension__({ \
		__SEABMC_TYPE2(a, b) __seabmc_a = (a), __seabmc_b = (b), __seabmc_r; \
		__builtin_##op##_overflow(__seabmc_a, __seabmc_b, &__seabmc_r) ? (__typeof__(__seabmc_r))(most) : __seabmc_r; \
	})
#define __SEABMC_LEAST_OR_MOST (__seabmc_a < 0 ? -__SEABMC_MOST(__typeof__(__seabmc_r)) - 1 : __SEABMC_MOST(__typeof__(__seabmc_r)))
#define __CPROVER_saturating_plus(a, b) __SEABMC_SATURATE(a, b, add, __SEABMC_LEAST_OR_MOST)
#define __CPROVER_saturating_minus(a, b) \
	__SEABMC_SATURATE(a, b, sub, (__typeof__(__seabmc_r))-1 < (__typeof__(__seabmc_r))1 ? __SEABMC_LEAST_OR_MOST : 0)
/* The same bits: NaN equals itself, 0 and -0 differ. */
#define __CPROVER_equal(a, b) \
	__extension__({ \
		__typeof__(a) __seabmc_a = (a), __seabmc_b = (b); \
		__seabmc_same_bits(&__seabmc_a, &__seabmc_b, __builtin_types_compatible_p(__typeof__(__seabmc_a), long double) ? __LDBL_DIG__ == 18 ? 10 : sizeof __seabmc_a : sizeof __seabmc_a); \
	})
#define __CPROVER_thread_local _Thread_local
/* An array, or what is left of the object that a pointer points into. */
#define __SEABMC_EXTENT(a) \
	(__builtin_types_compatible_p(__typeof__(a), __typeof__((a) + 0)) ? __seabmc_extent((const void *)(a)) : sizeof(a))
#define __SEABMC_ELEMENT(a) __typeof__(__builtin_choose_expr(__builtin_types_compatible_p(__typeof__(*(a)), void), (char)0, *(a)))
#define __CPROVER_array_set(a, v) \
	__extension__({ __SEABMC_ELEMENT(a) __seabmc_v = (v); __seabmc_array_set((void *)(a), __SEABMC_EXTENT(a), &__seabmc_v, sizeof __seabmc_v); })
#define __CPROVER_array_copy(a, b) __seabmc_array_copy((void *)(a), __SEABMC_EXTENT(a), (const void *)(b), __SEABMC_EXTENT(b))
#define __CPROVER_array_replace(a, b) __seabmc_array_replace((void *)(a), __SEABMC_EXTENT(a), (const void *)(b), __SEABMC_EXTENT(b))
#define __CPROVER_array_equal(a, b) __seabmc_array_equal((const void *)(a), __SEABMC_EXTENT(a), (const void *)(b), __SEABMC_EXTENT(b))
/* An array without an end: as long as an object can be. */
#define __CPROVER_constant_infinity_uint (sizeof(void *) == 4 ? 0x10000 : 0x100000000ul)
#define __CPROVER_isnanf(x) (__builtin_isnan((float)(x)) != 0)
#define __CPROVER_isnand(x) (__builtin_isnan((double)(x)) != 0)
#define __CPROVER_isinff(x) (__builtin_isinf((float)(x)) != 0)
#define __CPROVER_isinfd(x) (__builtin_isinf((double)(x)) != 0)
#define __CPROVER_isfinitef(x) (__builtin_isfinite((float)(x)) != 0)
#define __CPROVER_isfinited(x) (__builtin_isfinite((double)(x)) != 0)
#define __CPROVER_isnormalf(x) (__builtin_isnormal((float)(x)) != 0)
#define __CPROVER_isnormald(x) (__builtin_isnormal((double)(x)) != 0)
#define __CPROVER_signf(x) (__builtin_signbit((float)(x)) != 0)
#define __CPROVER_signd(x) (__builtin_signbit((double)(x)) != 0)
#define __CPROVER_abs(x) __builtin_abs(x)
#define __CPROVER_labs(x) __builtin_labs(x)
#define __CPROVER_llabs(x) __builtin_llabs(x)
#define __CPROVER_fabs(x) __builtin_fabs(x)
#define __CPROVER_fabsf(x) __builtin_fabsf(x)
/* GCC's, which clang does not have. */
#define __builtin_add_overflow_p(a, b, c) __extension__({ __typeof__(c) __seabmc_r; __builtin_add_overflow((a), (b), &__seabmc_r); })
#define __builtin_sub_overflow_p(a, b, c) __extension__({ __typeof__(c) __seabmc_r; __builtin_sub_overflow((a), (b), &__seabmc_r); })
#define __builtin_mul_overflow_p(a, b, c) __extension__({ __typeof__(c) __seabmc_r; __builtin_mul_overflow((a), (b), &__seabmc_r); })
/* Contracts are read as nothing, as CBMC does unless it is told to enforce them: then the text is changed (enforce.go). */
#ifndef SEABMC_CONTRACTS
#define __CPROVER_requires(...)
#define __CPROVER_ensures(...)
#define __CPROVER_assigns(...)
#define __CPROVER_frees(...)
#define __CPROVER_loop_invariant(...)
#define __CPROVER_decreases(...)
#endif
#endif

/* ESBMC. */
#ifndef SEABMC_NO___ESBMC_assume
void __ESBMC_assume(_Bool);
#endif
#ifndef SEABMC_NO___ESBMC_assert
void __ESBMC_assert(_Bool, const char *);
#endif
#ifndef SEABMC_NO___ESBMC_same_object
_Bool __ESBMC_same_object(const void *, const void *);
#endif
#ifndef SEABMC_NO___ESBMC_POINTER_OFFSET
__PTRDIFF_TYPE__ __ESBMC_POINTER_OFFSET(const void *);
#endif
#ifndef SEABMC_NO___ESBMC_POINTER_OBJECT
__SIZE_TYPE__ __ESBMC_POINTER_OBJECT(const void *);
#endif
#ifndef SEABMC_NO___ESBMC_r_ok
_Bool __ESBMC_r_ok(const void *, __SIZE_TYPE__);
#endif
#ifndef SEABMC_NO___ESBMC_w_ok
_Bool __ESBMC_w_ok(const void *, __SIZE_TYPE__);
#endif
#ifndef SEABMC_NO___ESBMC_rw_ok
_Bool __ESBMC_rw_ok(const void *, __SIZE_TYPE__);
#endif
#ifndef SEABMC_NO___ESBMC_get_object_size
__SIZE_TYPE__ __ESBMC_get_object_size(const void *);
#endif

#ifndef SEABMC_NO_MACROS
/* Contracts and invariants of ESBMC, which it ignores too unless it is told to enforce them. */
#define __ESBMC_isnanf(x) (__builtin_isnan((float)(x)) != 0)
#define __ESBMC_isnand(x) (__builtin_isnan((double)(x)) != 0)
#define __ESBMC_isinff(x) (__builtin_isinf((float)(x)) != 0)
#define __ESBMC_isinfd(x) (__builtin_isinf((double)(x)) != 0)
#define __ESBMC_isfinitef(x) (__builtin_isfinite((float)(x)) != 0)
#define __ESBMC_isfinited(x) (__builtin_isfinite((double)(x)) != 0)
#define __ESBMC_isnormalf(x) (__builtin_isnormal((float)(x)) != 0)
#define __ESBMC_isnormald(x) (__builtin_isnormal((double)(x)) != 0)
#define __ESBMC_signf(x) (__builtin_signbit((float)(x)) != 0)
#define __ESBMC_signd(x) (__builtin_signbit((double)(x)) != 0)
#define __ESBMC_bitcast(a, b) __builtin_memcpy((a), (b), sizeof *(a))
#define DEFINE_ESBMC_OVERFLOW_TYPE(type) typedef struct { _Bool overflow; type result; } __ESBMC_overflow_result;
#define __SEABMC_OVERFLOW_RESULT(overflows) \
	__extension__({ \
		__ESBMC_overflow_result __seabmc_s; \
		__seabmc_s.overflow = overflows; \
		__seabmc_s; \
	})
#define __ESBMC_overflow_result_plus(a, b) __SEABMC_OVERFLOW_RESULT(__builtin_add_overflow((a), (b), &__seabmc_s.result))
#define __ESBMC_overflow_result_minus(a, b) __SEABMC_OVERFLOW_RESULT(__builtin_sub_overflow((a), (b), &__seabmc_s.result))
#define __ESBMC_overflow_result_mult(a, b) __SEABMC_OVERFLOW_RESULT(__builtin_mul_overflow((a), (b), &__seabmc_s.result))
#define __ESBMC_overflow_result_unary_minus(a) __SEABMC_OVERFLOW_RESULT(__builtin_sub_overflow(0, (a), &__seabmc_s.result))
#define __ESBMC_overflow_result_shl(a, b) \
	__SEABMC_OVERFLOW_RESULT(({ \
		__typeof__(__seabmc_s.result) __seabmc_x = (a); \
		__seabmc_wide __seabmc_e = (b); \
		_Bool __seabmc_in = 0 <= __seabmc_e && __seabmc_e < (__seabmc_wide)(8 * sizeof __seabmc_x); \
		__seabmc_s.result = __seabmc_in ? (__typeof__(__seabmc_x))((unsigned long long)__seabmc_x << __seabmc_e) : 0; \
		__seabmc_in ? __seabmc_s.result >> __seabmc_e != __seabmc_x : __seabmc_x != 0; \
	}))
#define __ESBMC_requires(...)
#define __ESBMC_ensures(...)
#define __ESBMC_assigns(...)
#define __ESBMC_loop_invariant(...)
#endif

/* Functions that compilers know, which clang is told to treat as any other (flags.go). */
#ifndef SEABMC_NO_memcpy
void *memcpy(void *, const void *, __SIZE_TYPE__);
#endif
#ifndef SEABMC_NO_mempcpy
void *mempcpy(void *, const void *, __SIZE_TYPE__);
#endif

/* KLEE. klee_assume, klee_range, klee_int need no line. */
#ifndef SEABMC_NO_klee_make_symbolic
void klee_make_symbolic(void *, __SIZE_TYPE__, const char *);
#endif
#ifndef SEABMC_NO_klee_choose
__UINTPTR_TYPE__ klee_choose(__UINTPTR_TYPE__);
#endif
#ifndef SEABMC_NO_klee_get_valuef
float klee_get_valuef();
#endif
#ifndef SEABMC_NO_klee_get_valued
double klee_get_valued();
#endif
#ifndef SEABMC_NO_klee_get_valuel
long klee_get_valuel();
#endif
#ifndef SEABMC_NO_klee_get_valuell
long long klee_get_valuell();
#endif

#endif
