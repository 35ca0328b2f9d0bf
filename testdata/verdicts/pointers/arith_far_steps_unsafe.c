// verdict: FAILED
// property: pointer_dereference line 11
// flags: -m32
// why: Four megabytes after b there is no b, though a pointer that left the range of offsets once was taken back to b by the second step.
static char b[16];

int main(void) {
  char *p = b;
  p += 0x200000;
  p += 0x200000;
  return *p;
}
