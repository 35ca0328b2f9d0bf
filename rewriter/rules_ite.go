package rewriter

import "seabmc/term"

var iteOps = []term.Op{term.OpIte}
