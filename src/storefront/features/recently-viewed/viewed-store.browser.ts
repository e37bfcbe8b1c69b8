import type { Language } from '../../../shared/text/language.ts';
import {
  browserStorage,
  createSyncedStore,
  type SyncedStore,
  type TextStorage,
} from '../cart/store/synced-store.ts';

/** A piece as this browser remembers it: without its price, which might change. */
export interface ViewedPiece {
  readonly id: string;
  readonly title: string;
  /** The language of the page on which it was viewed, and so of the title. Earlier entries lack it. */
  readonly language?: Language;
  /** Address of a small picture. */
  readonly image: string;
}

const storageKey = 'recently-viewed';
/** One more than are shown, since the open piece is not. */
const maxRemembered = 9;

export interface ViewedStore extends Pick<
  SyncedStore<readonly ViewedPiece[]>,
  'subscribe' | 'getSnapshot' | 'getServerSnapshot'
> {
  /** Puts a piece first; if it was in the list, it moves to the front. */
  readonly remember: (piece: ViewedPiece) => void;
  /** Names a piece in the language of the page that shows it, and leaves it where it is. */
  readonly rename: (id: string, named: Required<Pick<ViewedPiece, 'title' | 'language'>>) => void;
  readonly forget: (id: string) => void;
  readonly clear: () => void;
}

/**
 * The pieces viewed last, newest first. They stay in this browser; a page in another language asks the shop for the
 * titles of those that it shows.
 */
export function createViewedStore(storage: TextStorage | undefined = browserStorage()): ViewedStore {
  const { set, refresh, ...store } = createSyncedStore<readonly ViewedPiece[]>({
    storage,
    key: storageKey,
    initial: [],
    encode: (pieces) => JSON.stringify(pieces),
    decode: (text, pieces) => (text === null ? [] : (read(text) ?? pieces)),
  });
  const others = (id: string): readonly ViewedPiece[] => {
    refresh();
    return store.getSnapshot().filter((piece) => piece.id !== id);
  };
  return {
    ...store,
    remember(piece) {
      set([piece, ...others(piece.id)].slice(0, maxRemembered));
    },
    rename(id, named) {
      refresh();
      set(store.getSnapshot().map((piece) => (piece.id === id ? { ...piece, ...named } : piece)));
    },
    forget: (id) => set(others(id)),
    clear: () => set([]),
  };
}

/** The stored pieces, without invalid ones; undefined if the text is invalid. */
function read(text: string): readonly ViewedPiece[] | undefined {
  try {
    return (JSON.parse(text) as Partial<ViewedPiece>[]).filter(isPiece).slice(0, maxRemembered);
  } catch {
    return undefined;
  }
}

function isPiece(piece: Partial<ViewedPiece> | null): piece is ViewedPiece {
  return (
    typeof piece?.id === 'string' &&
    /^[\w-]+$/.test(piece.id) &&
    typeof piece.title === 'string' &&
    typeof piece.image === 'string' &&
    /^\/(?!\/)/.test(piece.image)
  );
}

/** The pieces last viewed in this browser. */
export const viewed = createViewedStore();
