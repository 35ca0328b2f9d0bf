/* What the models use of each other and of the lowering. */
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
#define NULL ((void *)0)
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);
void __CPROVER_havoc_object(void *);
void __CPROVER_havoc_slice(void *, size_t);
void __seabmc_overlap(const void *, const void *); /* a copy overlaps itself if these are the same place */
int *__errno_location(void);
void *malloc(size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
int strcmp(const char *, const char *);
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
