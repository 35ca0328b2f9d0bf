// The user and the group, real and effective, stay what they are until the program changes them.
static struct {
	_Bool known;
	unsigned id;
} identity[4];

static unsigned identity_of(int which) {
	if (!identity[which].known) {
		identity[which].known = 1;
		identity[which].id = (unsigned)__VERIFIER_nondet_int();
	}
	return identity[which].id;
}

static int change_identity(void) {
	for (int i = 0; i < 4; i++)
		identity[i].known = 0;
	return outcome();
}

unsigned getuid(void) {
	return identity_of(0);
}

unsigned geteuid(void) {
	return identity_of(1);
}

unsigned getgid(void) {
	return identity_of(2);
}

unsigned getegid(void) {
	return identity_of(3);
}

int setuid(unsigned id) {
	(void)id;
	return change_identity();
}

int seteuid(unsigned id) {
	(void)id;
	return change_identity();
}

int setgid(unsigned id) {
	(void)id;
	return change_identity();
}

int setegid(unsigned id) {
	(void)id;
	return change_identity();
}

int setreuid(unsigned real, unsigned effective) {
	(void)real, (void)effective;
	return change_identity();
}

int setregid(unsigned real, unsigned effective) {
	(void)real, (void)effective;
	return change_identity();
}

int setresuid(unsigned real, unsigned effective, unsigned saved) {
	(void)real, (void)effective, (void)saved;
	return change_identity();
}

int setresgid(unsigned real, unsigned effective, unsigned saved) {
	(void)real, (void)effective, (void)saved;
	return change_identity();
}
