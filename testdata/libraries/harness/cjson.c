// A JSON parser that makes a tree on the heap: it reads no byte behind the text, and deleting the tree frees each part once.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "cJSON.h"

int main(void) {
    char *text = malloc(N);
    if (!text) return 0;
    any_bytes(text, N);
    cJSON *tree = cJSON_ParseWithLength(text, N + BUG);
    if (tree) assert(!cJSON_IsInvalid(tree));
    cJSON_Delete(tree);
    free(text);
    return 0;
}
