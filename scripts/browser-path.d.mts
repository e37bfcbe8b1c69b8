/** The browser that tests and the benchmark start. */
export function browserPath(): string;
