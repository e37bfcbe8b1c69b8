export interface SourceFile {
  /** From the root of the repository, with slashes: 'src/shared/money/cents.ts'. */
  readonly path: string;
  readonly lines: number;
}

const maxLines = 350;
/** Tables of cases, and the one file that connects all departments, are not read in one go. */
const longerFiles = [
  { named: /\.test\.tsx?$/, lines: 600 },
  { named: /^src\/server\/compose\.ts$/, lines: 500 },
];

export const maxLinesOf = (path: string): number =>
  longerFiles.find(({ named }) => named.test(path))?.lines ?? maxLines;

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const drawers = /^(utils?|helpers?|common|misc|services?|managers?)$|-(utils?|helpers?|service|manager)$/;
const suffixes = ['tables', 'schemas', 'routes', 'test', 'int', 'setup', 'd'];
/** Of pages alone: all other folders run in one place. */
const places = ['server', 'browser'];

/** The problems of a file's name or length; empty if there are none. */
export function faultsOf(file: SourceFile): string[] {
  const parts = file.path.split('/');
  const [name = '', ...rest] = (parts.pop() ?? '').split('.');
  const extension = rest.pop() ?? '';
  const faults: string[] = [];
  for (const word of [...parts, name]) {
    if (!kebabCase.test(word)) faults.push(`${file.path}: '${word}' is not in kebab-case`);
    if (drawers.test(word)) faults.push(`${file.path}: '${word}' says nothing about what is in it`);
  }
  for (const suffix of rest) {
    const isPlace = places.includes(suffix) && file.path.startsWith('src/storefront/');
    if (!suffixes.includes(suffix) && !isPlace)
      faults.push(`${file.path}: '.${suffix}' is no suffix of this house`);
  }
  if (extension === 'tsx' && !/^src\/(storefront|admin)\//.test(file.path)) {
    faults.push(`${file.path}: Node runs no .tsx`);
  }
  const most = maxLinesOf(file.path);
  if (file.lines > most) faults.push(`${file.path}: ${file.lines} lines are more than ${most}`);
  return faults;
}
