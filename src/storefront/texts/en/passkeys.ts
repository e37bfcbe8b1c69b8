export const title = 'Passkeys';
export const about =
  'With a passkey you log in without a password: with the fingerprint, face or PIN of your device. The secret stays on the device or in your password manager; nobody can guess it or steal it with a forged page. Your password remains valid.';
export const none = 'You have no passkey yet.';
export const notHere =
  'This browser cannot create passkeys. A newer one can; your password works everywhere.';
export const madeOn = (moment: string): string => `created ${moment}`;
export const used = (moment: string): string => `last used ${moment}`;
export const neverUsed = 'not used yet';
export const name = 'Name of the new passkey';
export const nameHint = 'Choose a name that you will recognise, such as ‘phone’ or ‘key ring’.';
export const add = 'Add passkey';
export const full = 'More than 10 passkeys are not possible. Please remove one first.';
export const rename = 'Rename';
export const newName = 'New name';
export const renamed = 'Name saved';
export const remove = 'Remove';
export const removeTitle = 'Remove passkey';
export const removeAsk = (key: string): string =>
  `Do you really want to remove ‘${key}’? After that, nobody can log in with it. On the device itself, you delete it in the settings.`;
export const removed = 'Passkey removed';
export const ofKey = (action: string, key: string): string => `${action}: ${key}`;
export const missingName = 'Please enter a name';
export const cancelled = 'No passkey was used. You can try again at any time, or use your password.';
export const known = 'This device already has a passkey for your account.';
export const unknownKey =
  'We do not know this passkey; perhaps it was removed from the account. Please log in with your password.';
