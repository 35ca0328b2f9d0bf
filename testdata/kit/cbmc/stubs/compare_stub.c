// stands for the static function compare of table.c
int __CPROVER_file_local_table_c_compare(int a, int b) { (void)a; (void)b; return 1; }
