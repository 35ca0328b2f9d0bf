static void (*handlers[32])(void);
static int handler_count;
static void (*at_end)(void);

// Runs what atexit was given, the last first. The lowering calls it where the program ends.
void __seabmc_exit_handlers(void) {
	while (handler_count > 0)
		handlers[--handler_count]();
}

int atexit(void (*f)(void)) {
	at_end = __seabmc_exit_handlers;
	if (handler_count == sizeof handlers / sizeof *handlers)
		__seabmc_unsupported("atexit of more than 32 functions");
	handlers[handler_count++] = f;
	return 0;
}

// What quick_exit runs: only what at_quick_exit was given (C11 7.22.4.7).
static void (*quick_handlers[32])(void);
static int quick_handler_count;

int at_quick_exit(void (*f)(void)) {
	if (quick_handler_count == sizeof quick_handlers / sizeof *quick_handlers)
		__seabmc_unsupported("at_quick_exit of more than 32 functions");
	quick_handlers[quick_handler_count++] = f;
	return 0;
}

_Noreturn void _Exit(int);

void quick_exit(int status) {
	while (quick_handler_count > 0)
		quick_handlers[--quick_handler_count]();
	_Exit(status);
}
