import { maxLength, required, type Validator } from 'react-admin';
import { office as words } from '../../shared/messages/de/office.ts';
import { isNamedAgain } from '../../shared/text/named-again.ts';
import type { Freight } from './rates.ts';

const aName = [required(), maxLength(60)];

/** What the name of a size or a place must be: there, short, and no other one's. */
export function ownName(list: 'sizes' | 'places', index: number): Validator[] {
  const isOwn: Validator = (_name, { freight }: { readonly freight: Freight }) => {
    const names = (freight[list] ?? []).map(({ name }) => name ?? '');
    if (!isNamedAgain(names, index)) return undefined;
    return words[list === 'sizes' ? 'size-name-twice' : 'place-name-twice'];
  };
  return [...aName, isOwn];
}
