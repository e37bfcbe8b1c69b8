/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`): uses nothing from outside itself.
 *
 * Between a list and a piece's page the photograph goes along (a view transition between documents): the card's on
 * one side and the main one on the other get the same name, for the time of the transition only. Names are set by
 * script, since style attributes are not allowed; without motion, or in a browser that cannot do it, nothing happens.
 */
export function carryPicture(): void {
  const pieceOf = (address: string): string | undefined => /\/product\/([^/?#]+)/.exec(address)?.[1];
  /** The back office takes no part in transitions: Chromium would log the one it was offered as an error there. */
  const isOffice = (address: string): boolean => /^[^/]*\/\/[^/]+\/admin(?:[/?#]|$)/.test(address);

  /** The photograph of a piece: the first one of its own page, elsewhere its card's. */
  function photographOf(piece: string): HTMLElement | null | undefined {
    if (pieceOf(location.pathname) === piece) return document.querySelector<HTMLElement>('main picture img');
    const link = document.querySelector(`main article a[href$="/product/${CSS.escape(piece)}"]`);
    return link?.closest('article')?.querySelector('img');
  }

  function carry(transition: ViewTransition | null, piece: string | undefined): void {
    if (transition === null) return;
    // One that is skipped, as when the visitor goes on meanwhile, rejects its promises: that is no error.
    const ignore = (): void => undefined;
    transition.ready.catch(ignore);
    transition.finished.catch(ignore);
    if (piece === undefined) return;
    const photograph = photographOf(piece);
    if (photograph == null) return;
    photograph.style.viewTransitionName = 'piece';
    const forget = (): void => {
      photograph.style.viewTransitionName = '';
    };
    transition.finished.then(forget, forget);
  }

  const here = pieceOf(location.pathname);
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url ?? '';
    // From a piece to another one, the other one's card is what goes along.
    carry(viewTransition, pieceOf(next) ?? here);
    if (isOffice(next)) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { navigation } = window as { readonly navigation?: Navigation };
    carry(viewTransition, here ?? pieceOf(navigation?.activation?.from?.url ?? ''));
  });
}
