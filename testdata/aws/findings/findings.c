/* Defects of the library found by the harnesses, shown natively: prints a line for each, ends with the number that did not show.
   See check_findings.sh; the fourth, reads past the end of a key, is a run of valgrind over key.c. */
#include <aws/common/array_list.h>
#include <aws/common/byte_buf.h>
#include <aws/common/priority_queue.h>
#include <stdbool.h>
#include <stdio.h>

extern int env_live(void);
static int missed;

static void shown(const char *what, bool defect) {
    printf("%s: %s\n", what, defect ? "shown" : "NOT shown");
    missed += !defect;
}
static int cmp(const void *a, const void *b) {
    return *(const char *)a - *(const char *)b;
}

int harness_main(void) { /* native/nondet.c has main */
    struct aws_array_list l;
    do { /* any request may fail here */
        aws_array_list_init_dynamic(&l, aws_default_allocator(), 4, 2);
    } while (!l.data);
    int rc = aws_array_list_shrink_to_fit(&l);
    aws_array_list_clean_up(&l);
    shown("aws_array_list_shrink_to_fit forgets the storage of an empty list", rc == AWS_OP_SUCCESS && env_live() == 1);

    struct aws_priority_queue q;
    char heap[1], item = 1;
    aws_priority_queue_init_static(&q, heap, 1, 1, cmp);
    aws_priority_queue_push(&q, &item);
    rc = aws_priority_queue_push(&q, &item);
    shown("aws_priority_queue_push on a full queue says that a list is full", rc == AWS_OP_ERR && aws_last_error() == AWS_ERROR_LIST_EXCEEDS_MAX_SIZE);

    static uint8_t bytes[8];
    struct aws_byte_cursor c = {.len = SIZE_MAX / 2, .ptr = bytes}, d = c;
    struct aws_byte_cursor r = aws_byte_cursor_advance(&c, 4), s = aws_byte_cursor_advance_nospec(&d, 4);
    shown("aws_byte_cursor_advance_nospec loses a cursor of SIZE_MAX/2 bytes", r.ptr == bytes && r.len == 4 && s.ptr == NULL && d.ptr == NULL);
    return missed;
}
