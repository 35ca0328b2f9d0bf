// Any string, or none.
char *getenv(const char *name) {
	strlen(name);
	if (__VERIFIER_nondet_bool())
		return NULL;
	return __seabmc_any_string();
}

char *strerror(int error) {
	(void)error;
	return __seabmc_any_string();
}
