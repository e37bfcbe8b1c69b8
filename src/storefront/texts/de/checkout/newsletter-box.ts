export const label = 'Ich möchte den Newsletter bekommen.';
export const hint =
  'Wir schicken Ihnen nach der Bestellung eine E-Mail, mit der Sie die Anmeldung bestätigen. Abbestellen geht jederzeit.';
