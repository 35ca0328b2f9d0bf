package store

import (
	"bytes"
	"crypto/sha256"
	"fmt"
)

// seal puts a checksum before a value. It is one of the place as well, so that a damaged file gives no value for the key of another.
func seal(bucket, key, value []byte) []byte {
	return append(checksum(bucket, key, value), value...)
}

// unseal takes it off again; nil if the value is damaged.
func unseal(bucket, key, b []byte) []byte {
	if len(b) < checksumSize || !bytes.Equal(checksum(bucket, key, b[checksumSize:]), b[:checksumSize]) {
		return nil
	}
	return bytes.Clone(b[checksumSize:])
}

const checksumSize = 8

func checksum(bucket, key, value []byte) []byte {
	h := sha256.New()
	fmt.Fprintf(h, "%s %d ", bucket, len(key))
	h.Write(key)
	h.Write(value)
	return h.Sum(nil)[:checksumSize:checksumSize]
}
