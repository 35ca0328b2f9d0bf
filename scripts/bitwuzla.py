# The solver Bitwuzla as a program: SMT-LIB 2 on standard input, answers on standard output.
# PyPI has it only as a Python module; setup.sh puts this file, under a line that names the Python, into .tools/bin.
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "bitwuzla"))
import bitwuzla

if "--version" in sys.argv[1:]:
    print("bitwuzla", bitwuzla.version())
    sys.exit(0)
try:
    bitwuzla.Parser(bitwuzla.TermManager(), bitwuzla.Options()).parse("<stdin>")
except Exception as e:
    print('(error "%s")' % str(e).replace('"', "'"), flush=True)
    sys.exit(1)
