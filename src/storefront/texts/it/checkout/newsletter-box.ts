export const label = 'Vorrei ricevere la newsletter.';
export const hint =
  'Dopo l’ordine ti inviamo un’email con cui confermi l’iscrizione. Puoi disiscriverti quando vuoi.';
