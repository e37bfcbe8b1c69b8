/** Code that lets a browser or its language decide about a number in the back office, and the alternative. */
const refused: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /\bNumberInput\b/,
    why: 'reads „1.250“ as 1.25: take NumericInput',
  },
  {
    pattern: /\btype\s*[:=]\s*\{?\s*["'`]number["'`]/,
    why: 'a browser reads it by its own language: take NumericField',
  },
  {
    pattern: /\bDataTable\.NumberCol\b/,
    why: 'ignores its render, and so shows cents as euros: take DataTable.Col with align="right"',
  },
  {
    pattern: /\bNumberField\b/,
    why: 'writes in the language of the browser: take formatCount or formatCents',
  },
];

/** The problems of a source file of the back office; empty if there are none. */
export function numberFaults(source: string): string[] {
  return refused.filter(({ pattern }) => pattern.test(source)).map(({ why }) => why);
}
