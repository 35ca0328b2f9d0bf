static int clamp(int v) { return v > 9 ? 9 : v; }
int use(int v) { return clamp(v); }
