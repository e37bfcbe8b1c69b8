/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * Carries the photograph between a list and a piece's page (a view transition between documents): the card's photograph
 * on one side and the main one on the other get the same name for the duration of the transition. Names are set by
 * script, since style attributes are not allowed. With reduced motion, or in a browser that does not support this,
 * nothing happens.
 */
export function carryPicture(): void {
  const pieceOf = (address: string): string | undefined => /\/product\/([^/?#]+)/.exec(address)?.[1];
  /** The back office takes no part in transitions: Chromium would log the offered transition as an error there. */
  const isOffice = (address: string): boolean => /^[^/]*\/\/[^/]+\/admin(?:[/?#]|$)/.test(address);

  /** The photograph of a piece: the first one on its own page, its card's elsewhere. */
  function photographOf(piece: string): HTMLElement | null | undefined {
    if (pieceOf(location.pathname) === piece) return document.querySelector<HTMLElement>('main picture img');
    const link = document.querySelector(`main article a[href$="/product/${CSS.escape(piece)}"]`);
    return link?.closest('article')?.querySelector('img');
  }

  function carry(transition: ViewTransition | null, piece: string | undefined): void {
    if (transition === null) return;
    // A skipped transition, for example because the visitor has moved on, rejects its promises, which is not an error.
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
    // From one piece to another, the other piece's card is carried over.
    carry(viewTransition, pieceOf(next) ?? here);
    if (isOffice(next)) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { navigation } = window as { readonly navigation?: Navigation };
    carry(viewTransition, here ?? pieceOf(navigation?.activation?.from?.url ?? ''));
  });
}
