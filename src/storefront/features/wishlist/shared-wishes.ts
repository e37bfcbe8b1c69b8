import { to } from '../../to.ts';

/** The parameter of a shared list: the ids of its pieces, with a comma between them. */
export const sharedParameter = 'stuecke';
const maxShared = 60;

/** The address of a list that others can open. */
export function sharedAddress(ids: readonly string[]): string {
  return `${to('/wunschliste')}?${sharedParameter}=${ids.slice(0, maxShared).map(encodeURIComponent).join(',')}`;
}

/** The pieces that an address names, each once; whatever cannot be an id is left out. */
export function sharedIds(text: string | undefined): readonly string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[\w-]{1,100}$/.test(id));
  return [...new Set(ids)].slice(0, maxShared);
}
