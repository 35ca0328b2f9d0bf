/* glibc's headers include this file with -m32; distributions have it in a package of its own, and it matters to no declaration. */
