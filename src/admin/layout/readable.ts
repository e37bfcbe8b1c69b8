/** The text at the right of a list's line is as dark as the rest: paler, it cannot be read (WCAG 1.4.3). */
export const readable = { '& .RaSimpleList-tertiary': { opacity: 1 } } as const;
