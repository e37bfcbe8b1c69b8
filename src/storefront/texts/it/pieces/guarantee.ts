export const title = 'Garanzia legale';
export const text =
  'Sui pezzi acquistati i consumatori hanno la garanzia legale: due anni dalla consegna, anche sull’usato. Ripariamo o sostituiamo gratuitamente; se non è possibile, puoi chiedere una riduzione del prezzo o la risoluzione del contratto.';
export const link = 'Tutto sulla garanzia';
