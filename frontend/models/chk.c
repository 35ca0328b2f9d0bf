// What _FORTIFY_SOURCE makes of calls: the size of the destination comes last. Writing past it is found anyway.
char *strcpy(char *, const char *), *strncpy(char *, const char *, size_t), *stpcpy(char *, const char *);
char *strcat(char *, const char *), *strncat(char *, const char *, size_t);
int vsprintf(char *, const char *, va_list), vsnprintf(char *, size_t, const char *, va_list);

char *__strcpy_chk(char *to, const char *from, size_t limit) {
	(void)limit;
	return strcpy(to, from);
}

char *__strncpy_chk(char *to, const char *from, size_t n, size_t limit) {
	(void)limit;
	return strncpy(to, from, n);
}

char *__strcat_chk(char *to, const char *from, size_t limit) {
	(void)limit;
	return strcat(to, from);
}

char *__strncat_chk(char *to, const char *from, size_t n, size_t limit) {
	(void)limit;
	return strncat(to, from, n);
}

char *__stpcpy_chk(char *to, const char *from, size_t limit) {
	(void)limit;
	return stpcpy(to, from);
}

int __vsprintf_chk(char *to, int flag, size_t limit, const char *f, va_list ap) {
	(void)flag;
	(void)limit;
	return vsprintf(to, f, ap);
}

int __vsnprintf_chk(char *to, size_t size, int flag, size_t limit, const char *f, va_list ap) {
	(void)flag;
	(void)limit;
	return vsnprintf(to, size, f, ap);
}
