export const title = 'Passkeys';
export const about =
  'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts. Das Geheimnis bleibt auf dem Gerät oder in Ihrem Passwortmanager; niemand kann es erraten oder auf einer gefälschten Seite abfangen. Ihr Passwort gilt weiterhin.';
export const none = 'Sie haben noch keinen Passkey.';
export const notHere =
  'Dieser Browser kann keine Passkeys anlegen. Mit einem neueren Browser geht es; Ihr Passwort gilt überall.';
export const madeOn = (moment: string): string => `angelegt ${moment} Uhr`;
export const used = (moment: string): string => `zuletzt benutzt ${moment} Uhr`;
export const neverUsed = 'noch nicht benutzt';
export const name = 'Name des neuen Passkeys';
export const nameHint = 'Woran Sie ihn wiedererkennen, etwa „Handy“ oder „Schlüsselbund“.';
export const add = 'Passkey hinzufügen';
export const full = 'Mehr als 10 Passkeys sind nicht möglich. Entfernen Sie erst einen.';
export const rename = 'Umbenennen';
export const newName = 'Neuer Name';
export const renamed = 'Name gespeichert';
export const remove = 'Entfernen';
export const removeTitle = 'Passkey entfernen';
export const removeAsk = (key: string): string =>
  `Möchten Sie „${key}“ wirklich entfernen? Danach meldet er niemanden mehr an. Auf dem Gerät löschen Sie ihn in dessen Einstellungen.`;
export const removed = 'Passkey entfernt';
export const ofKey = (action: string, key: string): string => `${action}: ${key}`;
export const missingName = 'Bitte geben Sie einen Namen ein';
export const cancelled =
  'Es wurde kein Passkey gezeigt. Sie können es jederzeit noch einmal versuchen oder Ihr Passwort benutzen.';
export const known = 'Dieses Gerät hat schon einen Passkey für Ihr Konto.';
export const unknownKey =
  'Diesen Passkey kennen wir nicht; vielleicht wurde er im Konto entfernt. Bitte melden Sie sich mit Ihrem Passwort an.';
