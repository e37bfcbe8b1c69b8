/**
 * What a migration takes from the previous version of the shop, which goes on working while its processes are replaced
 * (docs/operations.md, "Updates"): what that one reads is renamed, retyped or gone, or its inserts lack a value.
 * Something that no version since a release needs any more may go, where the file says so, in a line for each:
 *
 *     -- Not needed since 0.2.0: orders.phone
 *
 * @param sql a whole migration
 * @param releases versions that were published
 * @returns 'orders.phone: drop column phone', for each
 */
export function lostToPrevious(sql: string, releases: readonly string[]): readonly string[] {
  const given = new Set(
    [...sql.matchAll(/^-- Not needed since (\S+): (\S+)$/gm)]
      .filter(([, release = '']) => releases.includes(release))
      .map(([, , name]) => name),
  );
  const statements = sql
    .replaceAll(/--.*$|\/\*[^]*?\*\//gm, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/"|\bpublic\./g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .split(';');
  return statements.flatMap((statement, index) => {
    const before = statements.slice(0, index).join(';');
    return losses(statement, { before, after: statements.slice(index + 1).join(';') })
      .filter(({ name }) => !given.has(name))
      .map(({ name, act }) => `${name}: ${act}`);
  });
}

interface Loss {
  /** 'orders.phone', 'orders' */
  readonly name: string;
  readonly act: string;
}

function losses(statement: string, { before, after }: { before: string; after: string }): readonly Loss[] {
  const isMadeIn = (text: string, kinds: string, name: string) =>
    new RegExp(`\\bcreate (?:or replace )?(?:${kinds}) (?:if not exists )?${name}\\b`).test(text);
  const kinds = 'table|view|materialized view|sequence';
  const [, altered, table = '', actions = ''] =
    new RegExp(`\\balter (${kinds}) (?:if exists )?(?:only )?(\\w+) (.*)$`).exec(statement) ?? [];
  // Of what is new here nobody has known.
  if (altered !== undefined && !isMadeIn(before, kinds, table)) {
    return actions
      .split(/,(?![^(]*\))/)
      .map((act) => act.trim())
      .flatMap((act) => {
        if (/^rename to\b/.test(act)) return [{ name: table, act }];
        const column = columnOf(act, `${before};${statement}`);
        return column === null ? [] : [{ name: `${table}.${column}`, act }];
      });
  }
  const [act = '', kind = '', names = ''] =
    new RegExp(`\\bdrop (${kinds}) (?:if exists )?([\\w, ]+)`).exec(statement) ?? [];
  return (
    names
      .split(',')
      .map((name) => /\w+/.exec(name)?.[0] ?? '')
      .filter((name) => name !== '' && !isMadeIn(before, kinds, name))
      // A view is dropped to be made anew, since the type of its columns cannot change.
      .filter((name) => !(kind.endsWith('view') && isMadeIn(after, kind, name)))
      .map((name) => ({ name, act: act.trim() }))
  );
}

/** The column that the previous version would miss, or have to fill in; null: none. */
function columnOf(act: string, soFar: string): string | null {
  const [, gone] =
    /^(?:drop|rename) (?:column )?(?:if exists )?(?!(?:constraint|to)\b)(\w+)/.exec(act) ??
    /^alter (?:column )?(\w+) (?:set data )?type\b/.exec(act) ??
    [];
  if (gone !== undefined) return gone;
  const [, demanded] = /^alter (?:column )?(\w+) set not null/.exec(act) ?? [];
  if (demanded !== undefined) {
    return new RegExp(`\\b${demanded} (?:set|[^,;]*) ?default\\b`).test(soFar) ? null : demanded;
  }
  const [, added, type = ''] =
    /^add (?:column )?(?:if not exists )?(?!(?:constraint|primary|unique|foreign|check|exclude)\b)(\w+) (.*)/.exec(
      act,
    ) ?? [];
  return added !== undefined && /\bnot null\b/.test(type) && !/\bdefault\b|\bgenerated\b|serial\b/.test(type)
    ? added
    : null;
}
