// Any string, or none.
char *getenv(const char *name) {
	read_text(name);
	if (__VERIFIER_nondet_bool())
		return NULL;
	return __seabmc_any_string();
}

char *strerror(int error) {
	(void)error;
	return __seabmc_any_string();
}
