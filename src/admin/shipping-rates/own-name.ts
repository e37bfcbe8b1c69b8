import { maxLength, required, type Validator } from 'react-admin';
import { longestOfStaff } from '../../shared/limits.ts';
import { fields } from '../../shared/messages/de/fields.ts';
import { office as words } from '../../shared/messages/de/office.ts';
import { placeCodesProblems } from '../../shared/places/place-codes.ts';
import { isNamedAgain } from '../../shared/text/typed-text.ts';
import type { Freight } from './rates.ts';

const aName = [required(), maxLength(longestOfStaff.rateName)];

/** What the name of a size or a place must be: there, short, and no other one's. */
export function ownName(list: 'sizes' | 'places', index: number): Validator[] {
  const isOwn: Validator = (_name, { freight }: { readonly freight: Freight }) => {
    const names = (freight[list] ?? []).map(({ name }) => name ?? '');
    if (!isNamedAgain(names, index)) return undefined;
    return words[list === 'sizes' ? 'size-name-twice' : 'place-name-twice'];
  };
  return [...aName, isOwn];
}

const codes = [required(), maxLength(longestOfStaff.postalCodes)];

/** What the postal codes of a place must be: there, such as its country has, and no other place's. */
export function ownPostalCodes(index: number): Validator[] {
  const areOwn: Validator = (typed, { freight }: { readonly freight: Freight }) => {
    const [others, place] = [(freight.places ?? []).slice(0, index), freight.places?.[index]];
    const country = place?.country ?? '';
    // Which codes there are depends on the country, whose own field says that it is missing.
    if (country === '' || typeof typed !== 'string') return undefined;
    const [problem] = placeCodesProblems({ country, postalCodes: typed }, others.map(asCodes));
    if (problem === undefined) return undefined;
    const said = words[problem.code];
    return 'about' in problem ? fields['of-piece']({ title: problem.about, problem: said }) : said;
  };
  return [...codes, areOwn];
}

const asCodes = ({ name, country, postalCodes }: NonNullable<Freight['places']>[number]) => ({
  name: name ?? '',
  country: country ?? '',
  postalCodes: postalCodes ?? '',
});
