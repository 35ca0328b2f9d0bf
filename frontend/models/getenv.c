// Any string of up to 15 characters, or none.
char *getenv(const char *name) {
	static char value[16];
	(void)name;
	if (__VERIFIER_nondet_bool())
		return NULL;
	__CPROVER_havoc_object(value);
	value[sizeof value - 1] = 0;
	return value;
}

char *strerror(int error) {
	static char text[16];
	(void)error;
	__CPROVER_havoc_object(text);
	text[sizeof text - 1] = 0;
	return text;
}
