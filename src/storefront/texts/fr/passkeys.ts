export const title = 'Clés d’accès';
export const about =
  'Avec une clé d’accès, vous vous connectez sans mot de passe\u00a0: par l’empreinte digitale, le visage ou le code PIN de votre appareil. Le secret reste sur l’appareil ou dans votre gestionnaire de mots de passe\u202f; personne ne peut le deviner ni l’intercepter sur un faux site. Votre mot de passe reste valable.';
export const none = 'Vous n’avez pas encore de clé d’accès.';
export const notHere =
  'Ce navigateur ne peut pas créer de clés d’accès. Un navigateur plus récent le peut\u202f; votre mot de passe est valable partout.';
export const madeOn = (moment: string): string => `créée le ${moment}`;
export const used = (moment: string): string => `utilisée pour la dernière fois le ${moment}`;
export const neverUsed = 'pas encore utilisée';
export const name = 'Nom de la nouvelle clé d’accès';
export const nameHint =
  'À quoi vous la reconnaîtrez, par exemple «\u00a0téléphone\u00a0» ou «\u00a0trousseau\u00a0».';
export const add = 'Ajouter une clé d’accès';
export const full = 'Vous ne pouvez pas avoir plus de 10 clés d’accès. Retirez-en d’abord une.';
export const rename = 'Renommer';
export const newName = 'Nouveau nom';
export const renamed = 'Nom enregistré';
export const remove = 'Retirer';
export const removeTitle = 'Retirer la clé d’accès';
export const removeAsk = (key: string): string =>
  `Voulez-vous vraiment retirer «\u00a0${key}\u00a0»\u202f? Elle ne permettra plus à personne de se connecter. Sur l’appareil, vous la supprimez dans ses réglages.`;
export const removed = 'Clé d’accès retirée';
export const ofKey = (action: string, key: string): string => `${action}\u00a0: ${key}`;
export const missingName = 'Veuillez saisir un nom';
export const cancelled =
  'Aucune clé d’accès n’a été présentée. Vous pouvez réessayer à tout moment ou utiliser votre mot de passe.';
export const known = 'Cet appareil a déjà une clé d’accès pour votre compte.';
export const unknownKey =
  'Nous ne connaissons pas cette clé d’accès\u202f; elle a peut-être été retirée du compte. Veuillez vous connecter avec votre mot de passe.';
