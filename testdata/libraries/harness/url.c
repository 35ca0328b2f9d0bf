// A parser of URLs: the parts that it finds lie in the text.
// bug: a part may end before the text does.
#include "input.h"
#include "http_parser.h"

int main(void) {
    char text[N];
    any_bytes(text, N);
    struct http_parser_url u;
    http_parser_url_init(&u);
    if (http_parser_parse_url(text, N, 0, &u) == 0)
        for (int i = 0; i < UF_MAX; i++)
            if (u.field_set & 1 << i)
                assert(u.field_data[i].off + u.field_data[i].len + BUG <= N);
    return 0;
}
