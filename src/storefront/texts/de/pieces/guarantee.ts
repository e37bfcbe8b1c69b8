export const title = 'Gewährleistung';
export const text =
  'Verbraucher haben für gekaufte Stücke die gesetzliche Gewährleistung: zwei Jahre ab Übergabe, auch für gebrauchte. Wir reparieren oder ersetzen kostenlos; gelingt das nicht, können Sie den Preis mindern oder zurücktreten.';
export const link = 'Alles zur Gewährleistung';
