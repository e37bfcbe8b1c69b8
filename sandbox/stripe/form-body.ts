export interface FormTree {
  [name: string]: string | FormTree;
}

/** FairQueue names as Stripe's library writes them, `metadata[payment]` and `items[0][price]`, into a tree. */
export function treeOf(form: Readonly<Record<string, unknown>>): FormTree {
  const tree = emptyTree();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value !== 'string') continue;
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = tree;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = emptyTree());
    }
    const last = path.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return tree;
}

/** Without a prototype, so that `__proto__` is a name like any other. */
function emptyTree(): FormTree {
  return Object.create(null) as FormTree;
}

/** The text at a path, or null. */
export function textAt(tree: FormTree, ...path: readonly string[]): string | null {
  let place: string | FormTree | undefined = tree;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : null;
}

export function recordAt(tree: FormTree | string | undefined): Record<string, string> {
  if (typeof tree !== 'object') return {};
  return Object.fromEntries(
    Object.entries(tree).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
