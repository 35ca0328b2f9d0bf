void note(int);
__attribute__((constructor)) static void late(void) { note(8); }
__attribute__((constructor(200))) static void init(void) { note(1); }
__attribute__((used)) static int kept;
