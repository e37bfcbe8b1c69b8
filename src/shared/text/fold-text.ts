const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Text as it is compared and used in addresses: lower case, German umlauts written out ('Bücherregal' →
 * 'buecherregal'), other marks dropped ('Café' → 'cafe').
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** A text as part of an address: 'Esstisch „Bali“' → 'esstisch-bali'. May be empty. */
export function slugOf(text: string, maxLength: number): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/(?<!-)-+$/, '');
}
