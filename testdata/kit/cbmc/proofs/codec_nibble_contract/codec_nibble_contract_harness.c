// The contract of a static function that speaks of a static table.
int __CPROVER_file_local_codec_c_nibble(char c);

void harness(void) {
    char c;
    __CPROVER_file_local_codec_c_nibble(c);
}
