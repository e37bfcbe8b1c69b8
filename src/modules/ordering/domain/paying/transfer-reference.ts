/** By which two references of bank transfers are compared. The index of `order_receipts` has the same. */
export const referenceKey = (reference: string): string => reference.replaceAll(/\s/g, '').toLowerCase();

export const isSameReference = (a: string | null, b: string): boolean =>
  a !== null && referenceKey(a) === referenceKey(b);
