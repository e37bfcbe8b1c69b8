import { formatCents } from '../data/formats.ts';
import { audit } from '../texts/audit.ts';

interface Changed {
  readonly entity: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Each field that changed, from what to what, in the words of the screens; what says nothing is left out. */
export function changesOf({ entity, before, after }: Changed): readonly string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const words = audit.values[entity]?.[name] ?? {};
    const said = (value: unknown) =>
      (typeof value === 'string' ? words[value] : undefined) ?? shown(name, value);
    const [from, to] = [said(before?.[name]), said(after?.[name])];
    return from === to ? [] : [audit.change(audit.fields[name] ?? name, from, to)];
  });
}

function shown(name: string, value: unknown): string {
  if (isNothing(value)) return audit.nothing;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (typeof value === 'number' && name.endsWith('Cents')) return formatCents(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A list or a group of fields that are empty, too. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}
