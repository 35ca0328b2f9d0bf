package assembly

import (
	"regexp"
	"strings"
)

// #pragma unroll N is for ESBMC the bound of the loop that follows. clang keeps it as metadata of the loop's backward
// jump. It becomes a call in front of that jump, as the rewriting of the assembly keeps only the positions of that metadata.

const unrollCount = `!"llvm.loop.unroll.count", i32 `

var (
	unrollNode = regexp.MustCompile(`(?m)^!(\d+) = !\{!"llvm\.loop\.unroll\.count", i32 (\d+)\}`)
	loopNode   = regexp.MustCompile(`(?m)^!(\d+) = distinct !\{!\d+((?:, !\d+)+)\}`)
	jumpOfLoop = regexp.MustCompile(`(?m)^( +br .*, !llvm\.loop !(\d+))$`)
)

// TellUnrolling writes the bounds of loops as calls of __seabmc_unroll.
func TellUnrolling(text string) string {
	if !strings.Contains(text, unrollCount) {
		return text
	}
	counts := map[string]string{}
	for _, m := range unrollNode.FindAllStringSubmatch(text, -1) {
		counts[m[1]] = m[2]
	}
	loops := map[string]string{}
	for _, m := range loopNode.FindAllStringSubmatch(text, -1) {
		for _, part := range strings.Split(m[2], ", !") {
			if n, ok := counts[part]; ok {
				loops[m[1]] = n
			}
		}
	}
	text = jumpOfLoop.ReplaceAllStringFunc(text, func(line string) string {
		m := jumpOfLoop.FindStringSubmatch(line)
		if n, ok := loops[m[2]]; ok {
			return "  call void @__seabmc_unroll(i32 " + n + ")\n" + line
		}
		return line
	})
	return text + "\ndeclare void @__seabmc_unroll(i32)\n"
}
