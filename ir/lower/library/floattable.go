package library

func init() {
	for name, p := range modelFunctions() {
		dialects[name] = p
	}
	unknown := primitive{do: doUnsupported, quiet: true}
	for _, name := range longDouble {
		dialects[name] = unknown
	}
	for _, name := range libm {
		for _, suffix := range []string{"", "f", "l"} {
			dialects[name+suffix] = unknown
		}
	}
	for _, name := range libmL {
		dialects[name+"l"] = unknown
	}
}
