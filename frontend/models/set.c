// Finite sets (include/seabmc/set.h). A set is the chain of the operations that made it, the last one first (its constitution, section 2.1 of
// the paper). Operations and tests do not branch on elements: what they say is a formula over them.
struct seabmc_set {
	const struct seabmc_set *before; // null: the empty set
	long long element;
	_Bool adds;
};

const struct seabmc_set *set_empty(void) {
	return NULL;
}

static const struct seabmc_set *changed_set(const struct seabmc_set *before, long long element, _Bool adds) {
	struct seabmc_set *s = __CPROVER_allocate(sizeof *s, 0);
	s->before = before;
	s->element = element;
	s->adds = adds;
	return s;
}

const struct seabmc_set *set_add(const struct seabmc_set *s, long long element) {
	return changed_set(s, element, 1);
}

const struct seabmc_set *set_del(const struct seabmc_set *s, long long element) {
	return changed_set(s, element, 0);
}

// The last operation with this element says whether it is in the set (section 2.2.1).
_Bool set_in(const struct seabmc_set *s, long long element) {
	_Bool found = 0, in = 0;
	for (; s; s = s->before) {
		_Bool here = !found & (s->element == element);
		in = in | (here & s->adds);
		found = found | here;
	}
	return in;
}

// A set is not empty if an element that was added was not removed later (section 2.2.2): no later operation of the other kind has that element.
_Bool set_not_empty(const struct seabmc_set *s) {
	_Bool some = 0;
	for (const struct seabmc_set *a = s; a; a = a->before) {
		_Bool stays = a->adds;
		for (const struct seabmc_set *d = s; d != a; d = d->before)
			stays = stays & (d->adds | (d->element != a->element));
		some = some | stays;
	}
	return some;
}
