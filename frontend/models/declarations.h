/* What the models use of each other and of the lowering. */
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef __builtin_va_list va_list;
#define va_start __builtin_va_start
void *__seabmc_argument(const volatile void *, size_t, int); /* what is read next from a list of arguments, as prelude.h has it */
#ifdef __x86_64__
#define va_arg(ap, type) __builtin_va_arg((__typeof__(&*(ap)))__seabmc_argument(&*(ap), sizeof(type), __builtin_classify_type(*(type *)0)), type)
#else
#define va_arg(ap, type) __builtin_va_arg(*(va_list *)__seabmc_argument(&(ap), sizeof(type), __builtin_classify_type(*(type *)0)), type)
#endif
#define va_copy __builtin_va_copy
#define va_end __builtin_va_end
/* The body of a function with variable arguments behind last: call, which gets them as ap. */
#define FORWARD(last, call) \
	{ \
		va_list ap; \
		va_start(ap, last); \
		int result = call; \
		va_end(ap); \
		return result; \
	}
/* Moves f, in a format, behind the length modifiers of a conversion: size is that of its integer, wide counts the l. */
#define LENGTH_MODIFIERS(f, size, wide) \
	for (;; f++) { \
		if (*f == 'h') \
			size /= 2; \
		else if (*f == 'l' || *f == 'z' || *f == 't' || *f == 'q') \
			size = wide++ ? sizeof(long long) : sizeof(long); \
		else if (*f == 'j' || *f == 'L') \
			size = sizeof(long long); \
		else \
			break; \
	}
typedef __PTRDIFF_TYPE__ ssize_t;
#define NULL ((void *)0)
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);
void __CPROVER_havoc_object(void *);
void __CPROVER_havoc_slice(void *, size_t);
void __seabmc_overlap(const void *, const void *); /* a copy overlaps itself if these are the same place */
void __seabmc_readable(const void *, size_t); /* asserts that a read of so many bytes is valid */
char *__seabmc_any_string(void); /* a new string of any length */
void __seabmc_fills(const void *, size_t, _Bool fraction); /* asserts that a number of this size is what is there, if the call says that */
_Bool __seabmc_known_number(double);
_Bool __seabmc_same(const void *, const void *); /* the tool sees that both are one place */
_Bool __seabmc_known(int); /* the value is the same in every execution that comes here, and the tool sees it */
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __seabmc_counting(void); /* the program uses what the call of printf, or another function that writes, returns */
void __seabmc_character(int); /* asserts that it is EOF or the value of an unsigned char */
void __seabmc_unsupported(const char *); /* what is said has no meaning here */
void __seabmc_overflow(const char *);    /* a signed result does not fit; goes on where that is not checked */
void __seabmc_undefined(const char *);   /* what is said is undefined behaviour */
double __seabmc_approximate(const char *name, double x, double y, int bits); /* the result of f(x, y), of which only a range is known */
unsigned long __seabmc_approximate_integer(const char *what); /* something else of which little is known, and nothing of which follows from the inputs here */
/* Of a value that is computed, as against one that a string holds. */
#ifndef KNOWN_NUMBER
#define KNOWN_NUMBER(x) __seabmc_known(x)
#endif
_Bool __seabmc_exact(void); /* such numbers are not wanted: where they could make a failure, the program is checked once more */
/* In a file that replays, unlike those of functions of which this machine's library has a result that is as good as any. */
#define VAGUE(what) __seabmc_approximate_integer(what)
int *__errno_location(void);
double strtod(const char *, char **);
float strtof(const char *, char **);
void __seabmc_stream(const void *); /* asserts that a stream is open */
_Bool __seabmc_calls(const char *); /* the program calls this function */
void *__seabmc_constant(const void *, size_t); /* a copy that the program must not write to */
long long __seabmc_some(void); /* a number that what is assumed of it tells; no input */
int __seabmc_text_id(const char *, int most); /* the number of a known text, from 1 to most; 0 if it is not known, or there are more */
void __seabmc_overwrite(char *); /* a string of any length gets any contents */
static char *string_or_none(void);
_Bool __seabmc_whole(const char *); /* a string of any length is as it was made; the last byte of its object may be taken for its only 0 */
_Bool __seabmc_text_fact(void), __seabmc_quantified(void); /* a quantifier over the bytes of such a string */
long long __seabmc_variable(int bits, int is_signed, int class);
void __seabmc_holds(_Bool);
_Bool __seabmc_ends(const char *); /* what is sure of a string: its object's last byte ends it. Whether the object is there is not asked. */
void *__CPROVER_allocate(size_t, _Bool);
void __CPROVER_deallocate(void *);
_Bool __CPROVER_DYNAMIC_OBJECT(const void *);
void *malloc(size_t);
void free(void *);
enum { most_back = 4 };
/* What is known of a stream. Whether it ended and failed is kept up to date only in programs that ask. */
struct stream_state {
	int end, error;
	int pushed; /* characters of back that ungetc put there */
	unsigned char back[most_back];
	int fd;
	enum { any_place, told_place, later_place } place;
	long at; /* what was told of the place: it is there, or was before something was read or written */
};
#ifndef STATE
#define STATE(file) ((struct stream_state *)(file))
#endif
extern void *stdin, *stdout, *stderr;
static void opened(void *file, int fd);
static _Bool watched(void); /* the program asks whether streams ended or failed */
static int digit_value(char); /* of a letter or digit, else 99 */
static _Bool input_ended(void *file);
static _Bool input_stops(void *file); /* notes that input ended, or failed: tells whether it failed */
static void output_fails(void *file);
static int any_character(void *file); /* the next one, or -1 */
static void shifted(void *file); /* something is read from it or written to it */
static void at_place(void *file, long at); /* it is told to be there */
static int take_back(void *file), take_first(void *file); /* the character that was pushed back last, or -1; for calls that read more than one */
static void read_text(const char *); /* reads a string to its end */
static size_t whole_length(const char *); /* of a string of any length that is as it was made */
static _Bool same_bytes(const char *, const char *, size_t);
static int case_difference(const char *, const char *, size_t); /* of texts of at most so many characters */
static int of_sign(int); /* any number of a number's sign */
static int outcome(void); /* 0, or -1 with errno set */
static int descriptor(void); /* of a file, or -1 with errno set */
static int failing(int); /* sets errno and gives the result of failure back */
static unsigned other_locale; /* the categories that have another locale than "C": */
#define LOCALE(category) (1u << (category)) /* 0 characters, 1 numbers, 2 times, 3 order of strings, 4 money (Linux) */
static size_t bytes_of(size_t size, size_t n);
static void any_text(char *, size_t);
static int tell(void *, size_t);
char *getenv(const char *);
ssize_t read(int, void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
int strcmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
int tolower(int);
int isalnum(int);
char *strcpy(char *, const char *);
size_t strlen(const char *);
size_t strnlen(const char *, size_t);
char *strncpy(char *, const char *, size_t);
char *strchr(const char *, int);
char *strrchr(const char *, int);
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
int getchar(void);
int rand(void);
unsigned long long strtoull(const char *, char **, int);
static void store_integer(void *p, int size, unsigned long long v) {
	switch (size) {
	case 1:
		*(unsigned char *)p = v;
		break;
	case 2:
		*(unsigned short *)p = v;
		break;
	case 8:
		*(unsigned long long *)p = v;
		break;
	default:
		*(unsigned *)p = v;
	}
}
