// A conversion that may change the value.
// checks: conversion
signed char f(int x) {
    return x;
}
