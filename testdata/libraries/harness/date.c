// A reader of dates (ISO 8601): what it takes for a date has a month and a day that there are.
// bug: no month is taken to have 31 days.
#include "input.h"
#include <aws/common/byte_buf.h>
#include <aws/common/date_time.h>

int main(void) {
    uint8_t text[N];
    any_bytes(text, N);
    struct aws_byte_cursor in = aws_byte_cursor_from_array(text, N);
    struct aws_date_time date;
    if (aws_date_time_init_from_str_cursor(&date, &in, AWS_DATE_FORMAT_ISO_8601) == 0) {
        int month = aws_date_time_month(&date, false), day = aws_date_time_month_day(&date, false);
        assert(0 <= month && month <= 11 && 1 <= day && day <= 31 - BUG);
    }
    return 0;
}
