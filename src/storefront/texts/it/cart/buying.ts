export const buy = 'Acquista';
export const rent = 'Noleggia';
export const wishlist = 'Lista dei desideri';
export const cartButton = 'Carrello';
export const inBadge = (count: number): string => (count === 1 ? '1 pezzo' : `${count} pezzi`);
export const paymentMeans = 'Metodi di pagamento';
export const assemblyAdded = (title: string): string => `Il montaggio di «${title}» è ora nel tuo carrello.`;
/** How the cart has what was wished otherwise. */
export const inCart = {
  bought: 'È già nel tuo carrello, da acquistare. Per noleggiarlo, toglilo prima da lì.',
  rented: 'È già nel tuo carrello, da noleggiare. Per acquistarlo, toglilo prima da lì.',
};
