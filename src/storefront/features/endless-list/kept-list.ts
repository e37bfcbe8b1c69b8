import type { EndlessList } from './grow.ts';

/** A list as it was left, with the scroll position. */
export interface KeptList extends EndlessList {
  readonly scrollY: number;
}

const storageKey = 'lists';
/** Keeps the storage of a long visit from filling up. */
const mostKept = 5;

/** The name of this entry of the browser's history, written into it once its list has grown. */
function nameOfEntry(): string | null {
  const { list } = (history.state ?? {}) as { list?: string };
  return list ?? null;
}

/** Gives this entry of the history a name, so that its list is found again after 'back'. */
export function nameEntry(): void {
  if (nameOfEntry() !== null) return;
  history.replaceState({ ...(history.state as object | null), list: String(performance.timeOrigin) }, '');
}

/** Keeps a list for 'back'; if the browser forbids that, 'back' shows its first page. */
export function keepList(list: EndlessList): void {
  const name = nameOfEntry();
  if (name === null) return;
  try {
    const others = Object.entries(readAll()).filter(([key]) => key !== name);
    const kept: KeptList = { ...list, scrollY };
    sessionStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries([...others.slice(1 - mostKept), [name, kept]])),
    );
  } catch {
    // Storage is forbidden or full.
  }
}

/** The list that was left in this entry of the history; null on a first visit, and after a reload. */
export function keptList(): KeptList | null {
  const name = nameOfEntry();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (name === null || navigation?.type !== 'back_forward') return null;
  try {
    return readAll()[name] ?? null;
  } catch {
    return null;
  }
}

function readAll(): Record<string, KeptList> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, KeptList>;
}
