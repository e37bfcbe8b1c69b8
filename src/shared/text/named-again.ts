import { inOneForm } from './typed-text.ts';

/** Neither case nor blanks tell two names apart that stand in one list. */
const asCompared = (name: string): string => inOneForm(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a name of a list is that of an earlier entry; an empty one is nobody's. */
export function isNamedAgain(names: readonly string[], index: number): boolean {
  const compared = names.slice(0, index + 1).map(asCompared);
  const name = compared.at(index) ?? '';
  return name !== '' && compared.indexOf(name) < index;
}
