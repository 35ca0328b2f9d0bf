package frontend

import "sync"

// inParallel calls f(0) … f(n-1), two at a time, and returns their results or the error of the lowest index that failed.
func inParallel[T any](n int, f func(int) (T, error)) ([]T, error) {
	results, errs := make([]T, n), make([]error, n)
	if n == 1 { // The common case needs no goroutine.
		r, err := f(0)
		results[0] = r
		return results, err
	}
	var wg sync.WaitGroup
	slots := make(chan struct{}, 2)
	for i := range n {
		wg.Add(1)
		slots <- struct{}{}
		go func() {
			defer func() { <-slots; wg.Done() }()
			results[i], errs[i] = f(i)
		}()
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return results, nil
}
