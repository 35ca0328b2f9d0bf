long time(long *t) {
	long now = __VERIFIER_nondet_long();
	__VERIFIER_assume(now >= 0);
	if (t)
		*t = now;
	return now;
}
