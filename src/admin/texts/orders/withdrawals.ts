/** Withdrawals from an order, and what came back of it. */
export const withdrawals = {
  title: 'Widerruf und Rücksendung',
  refundUntil: 'Geld zurück bis',
  mayWait: 'Mit dem Geld dürfen Sie warten, bis die Ware da ist oder ihre Absendung nachgewiesen wurde.',
  partlyHere:
    'Nicht alles aus der Bestellung ist beim Kunden: Prüfen Sie, was gemeint ist. Warten dürfen Sie nur mit dem Geld für das, was er hat. Was noch bei Ihnen ist, nehmen Sie aus der Bestellung und zahlen es zurück (§ 357 Abs. 4 BGB).',
  beforeDelivery: {
    whole: 'Die Bestellung ist widerrufen: bitte nichts mehr verschicken oder übergeben.',
    part: (pieces: string) =>
      `Ein Teil ist widerrufen: „${pieces}“. Bitte geben Sie das nicht mit hinaus, und nehmen Sie es aus der Bestellung.`,
  },
  proved: 'Absendung nachgewiesen',
  prove: {
    button: 'Absendung nachgewiesen',
    title: 'Absendung nachgewiesen?',
    body: 'Haben Sie einen Beleg gesehen, dass die Ware abgeschickt wurde, ist das Geld zurückzuzahlen, auch wenn sie noch unterwegs ist.',
    done: 'Der Nachweis ist vermerkt.',
  },
  back: (quantity: number, title: string) => `Zurück: ${quantity} × ${title}`,
  takenOut: (quantity: number, title: string) => `Aus der Bestellung genommen: ${quantity} × ${title}`,
  recorded: 'Verbucht',
  unit: 'Seitdem',
  blocked: 'gesperrt, bis jemand es freigibt',
  free: 'wieder im Shop',
  deducted: 'Wertersatz',
  assemblyKept: 'Montage',
  assemblyStays: 'ausgeführt, bleibt bezahlt',
  owedFor: 'Zu erstatten für die Ware',
  toPiece: 'Zum Stück: Zustand anpassen und freigeben',
  owed: (amount: string) => `Zurückzuzahlen sind noch ${amount}.`,
  parts: {
    shipping: 'Versand',
    paidBack: 'Schon zurückgezahlt oder veranlasst',
    used: (days: number, ofDays: number) => `Miete bis zum Widerruf, ${days} von ${ofDays} Tagen`,
  },
  made: 'Der vorgeschlagene Betrag setzt sich so zusammen:',
};
