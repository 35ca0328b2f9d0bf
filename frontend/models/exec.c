// What begins another program returns only if that fails. An execution in which it succeeds ends there, and nothing of it is left to check.
static int begin(const char *path) {
	read_text(path);
	return failing(-1);
}

// A list of texts ends with a null pointer. It is read as long as it is known where: lists made of the program's own arguments would take long.
static void read_list(char *const list[]) {
	for (; KNOWN_NUMBER(*list != NULL) && *list; list++)
		read_text(*list);
}

int execv(const char *path, char *const arguments[]) {
	read_list(arguments);
	return begin(path);
}

int execve(const char *path, char *const arguments[], char *const environment[]) {
	read_list(arguments);
	read_list(environment);
	return begin(path);
}

int execvp(const char *file, char *const arguments[]) {
	read_list(arguments);
	return begin(file);
}

int execvpe(const char *file, char *const arguments[], char *const environment[]) {
	read_list(arguments);
	read_list(environment);
	return begin(file);
}

int execl(const char *path, const char *argument, ...) {
	(void)argument;
	return begin(path);
}

int execle(const char *path, const char *argument, ...) {
	(void)argument;
	return begin(path);
}

int execlp(const char *file, const char *argument, ...) {
	(void)argument;
	return begin(file);
}

int fexecve(int fd, char *const arguments[], char *const environment[]) {
	(void)fd;
	read_list(arguments);
	read_list(environment);
	return failing(-1);
}

// A shell runs the command, or there is none.
int system(const char *command) {
	if (command)
		read_text(command);
	return __VERIFIER_nondet_int();
}
