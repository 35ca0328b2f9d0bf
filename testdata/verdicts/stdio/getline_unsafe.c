// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: Also where nothing is read there is a buffer.
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t n = getline(&line, &size, stdin);
  if (n > 0) {
    assert((size_t)n < size && line[n] == 0);
    line[n - 1] = 0;
  }
  if (n > 0) free(line);
  return 0;
}
