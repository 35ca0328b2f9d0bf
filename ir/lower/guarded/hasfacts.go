package guarded

// hasFacts tells whether there may be facts.
func (l *Quantifiers) hasFacts() bool { return l.stated || l.ofTexts && len(l.Start.Texts) > 0 }
