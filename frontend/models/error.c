/* What ends the program with a message, perhaps. */
void exit(int);
int vprintf(const char *, va_list);

void error(int status, int number, const char *f, ...) {
	(void)number;
	va_list ap;
	va_start(ap, f);
	vprintf(f, ap);
	va_end(ap);
	if (status)
		exit(status);
}

static void error_message(const char *f, va_list ap) {
	if (f)
		vprintf(f, ap);
}

void err(int status, const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	error_message(f, ap);
	va_end(ap);
	exit(status);
}

void errx(int status, const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	error_message(f, ap);
	va_end(ap);
	exit(status);
}

void warn(const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	error_message(f, ap);
	va_end(ap);
}

void warnx(const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	error_message(f, ap);
	va_end(ap);
}
