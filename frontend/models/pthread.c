// Of threads only what a single one does: a program that starts another ends INCONCLUSIVE. Locks are free (package lower).
unsigned long pthread_self(void) {
	return 1;
}

unsigned long thrd_current(void) {
	return pthread_self();
}

int pthread_equal(unsigned long a, unsigned long b) {
	return a == b;
}

int thrd_equal(unsigned long a, unsigned long b) {
	return a == b;
}

int pthread_once(int *once, void (*f)(void)) {
	if (*once == 0) {
		*once = 2;
		f();
	}
	return 0;
}

void call_once(int *once, void (*f)(void)) {
	pthread_once(once, f);
}

/* A thread's own values: the system has room for any number, here for a few. */
static const void *thread_values[8];
static unsigned thread_keys;

int pthread_key_create(unsigned *key, void (*at_end)(void *)) {
	if (__VERIFIER_nondet_bool())
		return 11; // EAGAIN
	if (thread_keys == 8)
		__seabmc_unsupported("more than 8 keys of pthread_key_create");
	if (at_end && __VERIFIER_nondet_bool())
		__seabmc_unsupported("pthread_key_create with a function that runs at the end of a thread");
	*key = thread_keys++;
	return 0;
}

int pthread_setspecific(unsigned key, const void *value) {
	if (key >= 8)
		return 22; // EINVAL
	thread_values[key] = value;
	return 0;
}

void *pthread_getspecific(unsigned key) {
	return key < 8 ? (void *)thread_values[key] : NULL;
}
