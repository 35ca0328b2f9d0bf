int getpagesize(void) {
	return 4096; // of x86
}

long sysconf(int name) {
	if (name == 30) // _SC_PAGESIZE
		return getpagesize();
	long value = __VERIFIER_nondet_long();
	__VERIFIER_assume(value >= -1);
	return value;
}
