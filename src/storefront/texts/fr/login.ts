export const logIn = 'Se connecter';
export const register = 'Créer un compte';
export const toRegister = 'Pas encore de compte\u202f? En créer un';
export const toLogIn = 'Déjà un compte\u202f? Se connecter';
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const userDetails = 'Vos données';
export const toAccount = 'Mon compte';
export const logOut = 'Se déconnecter';
export const password = 'Mot de passe';
export const passwordHint =
  'Au moins 8 caractères\u202f; une courte phrase se retient mieux qu’un mot compliqué.';
export const showPassword = 'Afficher le mot de passe';
export const hidePassword = 'Masquer le mot de passe';
export const busy = 'Un instant…';
export const byPasskey = 'Se connecter avec une clé d’accès';
/** On the same button while the browser asks for it. */
export const passkeyAgain = 'En attente de la clé d’accès… Redemander';
export const unreachable =
  'Nous sommes injoignables pour le moment. Veuillez vérifier votre connexion et réessayer dans un instant.';
export const forgotten = 'Mot de passe oublié\u202f?';
export { welcomeBack as welcome } from '../wording/quoted.ts';
export { signedUp } from '../wording/quoted.ts';
export const signedUpNext =
  'Votre compte est créé et votre session est ouverte. Il reste à confirmer votre adresse\u00a0: le lien arrive tout de suite par e-mail.';
export const registerNote = 'Votre session s’ouvre aussitôt après. Vous confirmez votre adresse par e-mail.';
export { errorOccurred as failed } from '../wording/quoted.ts';
export const description =
  'Avec un compte, vous trouvez vos données en un seul endroit. Il n’est pas nécessaire pour commander.';
export const guestNote = 'Vous pouvez aussi commander sans compte.';
export const forgotTitle = 'Mot de passe oublié';
export const forgotText =
  'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour définir un nouveau mot de passe.';
export const sendLink = 'Demander le lien';
export const resetTitle = 'Définir un nouveau mot de passe';
export const resetText =
  'Les sessions seront ensuite fermées sur tous les appareils, et vous vous connecterez avec le nouveau mot de passe.';
export const newPassword = 'Nouveau mot de passe';
export const savePassword = 'Enregistrer le mot de passe';
export const removePasskeys = 'Retirer aussi toutes les clés d’accès';
export const removePasskeysHint =
  'Au cas où quelqu’un d’autre serait entré dans votre compte. Sinon, vous pouvez continuer à vous connecter avec vos clés d’accès.';
export const noToken = 'Ce lien est incomplet. Veuillez en demander un nouveau.';
export const wrongEmail = 'Veuillez saisir une adresse e-mail valide';
export const wrongPhone = 'Veuillez saisir un seul numéro de téléphone valide, sans autre mention';
export const missing = {
  name: 'Veuillez saisir votre nom',
  email: 'Veuillez saisir votre adresse e-mail',
  phone: 'Veuillez saisir votre numéro de téléphone',
  password: 'Veuillez saisir votre mot de passe',
} as const;
