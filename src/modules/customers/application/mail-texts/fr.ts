import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../../domain/session-rules.ts';
import { type CustomerMailTexts, listed } from './de.ts';

/** The same in French. */
export const french: CustomerMailTexts = {
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    what: 'Un nouveau mot de passe a été demandé pour votre compte. Ce lien vous permet de le choisir\u00a0:',
    button: 'Choisir un nouveau mot de passe',
    note: `Le lien est valable ${resetLinkMinutes} minutes et une seule fois. Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire\u202f; votre mot de passe reste inchangé.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    what: 'Le mot de passe de votre compte a été modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, veuillez demander aussitôt un nouveau mot de passe et nous écrire.',
    keysLeft: (names) =>
      `Les clés d’accès de ce compte permettent toujours de se connecter sans mot de passe${listed(
        names.map((name) => `«\u00a0${name}\u00a0»`),
        '\u00a0:',
      )}. Si l’une d’elles vous est inconnue, veuillez la retirer dans votre compte, sous «\u00a0Sécurité\u00a0».`,
  },
  newEmail: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    what: 'Un compte chez nous doit désormais utiliser cette adresse e-mail. Ce lien vous permet de la confirmer\u00a0:',
    button: 'Confirmer l’adresse e-mail',
    note: `Le lien est valable ${emailLinkHours} heures et une seule fois. Si vous ne l’avez pas demandé, vous n’avez rien à faire.`,
  },
  ownEmail: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    what: 'Ce lien vous permet de confirmer l’adresse e-mail de votre compte\u00a0:',
    button: 'Confirmer l’adresse e-mail',
    note: `Le lien est valable ${emailLinkHours} heures et une seule fois. Là où votre session n’est pas ouverte, la page demande le mot de passe du compte. Si vous n’avez pas ouvert de compte chez nous, choisissez-y «\u00a0Ce n’était pas moi\u00a0»\u00a0: nous bloquerons le compte.`,
  },
  stop: {
    subject: 'L’adresse e-mail de votre compte doit être modifiée',
    what: 'Une autre adresse e-mail a été indiquée pour votre compte. Elle sera valable dès qu’elle sera confirmée. Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, veuillez annuler tout de suite ce changement, même s’il est déjà confirmé\u00a0:',
    button: 'Arrêter le changement',
    note: `Le lien est valable ${stopLinkHours} heures et une seule fois. Votre compte garde ainsi cette adresse e-mail. Tous les appareils sont déconnectés, toutes les clés d’accès sont retirées et le mot de passe actuel n’est plus valable\u202f; vous en choisissez ensuite un nouveau.`,
  },
  moved: {
    subject: 'Votre compte a une nouvelle adresse e-mail',
    paragraphs: [
      'L’adresse e-mail de votre compte a été modifiée\u202f; celle-ci n’en fait plus partie. Si ce n’était pas vous, veuillez ouvrir aussitôt le lien «\u00a0Arrêter le changement\u00a0» de notre message précédent, et nous écrire.',
    ],
  },
  broughtBack: {
    subject: 'Votre compte a de nouveau son ancienne adresse e-mail',
    paragraphs: [
      'Le changement d’adresse e-mail a été annulé\u00a0: quelqu’un a choisi «\u00a0Arrêter le changement\u00a0» dans un message envoyé à l’ancienne adresse. L’adresse à laquelle nous vous écrivons n’appartient plus au compte, tous les appareils ont été déconnectés et le mot de passe n’est plus valable. Ce n’était pas vous, et vous aviez changé l’adresse vous-même\u202f? Dans ce cas, quelqu’un lit votre ancienne boîte de réception\u202f; veuillez nous écrire aussitôt.',
    ],
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    what: 'Quelqu’un s’est connecté à votre compte avec un navigateur que nous ne connaissons pas encore.',
    when: 'Quand',
    browser: 'Navigateur',
    place: 'Lieu',
    unknown: 'inconnu',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, veuillez choisir aussitôt un nouveau mot de passe par «\u00a0Mot de passe oublié\u202f?\u00a0» et y cocher le retrait de toutes les clés d’accès\u202f; tous les appareils seront déconnectés.',
  },
  loggedOut: {
    subject: 'Nous avons déconnecté votre compte partout',
    what: 'Nous avons déconnecté votre compte sur tous les appareils. Votre mot de passe et vos clés d’accès restent valables\u00a0: il vous suffit de vous connecter à nouveau.',
    stranger:
      'Une autre personne était dans votre compte, ou vous avez perdu un appareil\u202f? Veuillez choisir dès maintenant un nouveau mot de passe et y cocher le retrait de toutes les clés d’accès. Si vous ne savez pas pourquoi nous vous avons déconnecté, veuillez nous écrire.',
    button: 'Demander un nouveau mot de passe',
  },
  deleted: {
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      'Comme vous le souhaitiez, nous avons supprimé votre compte\u00a0: le profil, les adresses, la liste d’envies, les clés d’accès et les connexions n’existent plus.',
      'Nous conservons les données des commandes aussi longtemps que la loi l’exige (§ 147 AO, § 257 HGB) et nous les bloquons dès qu’il n’y a plus rien à traiter. Nous les effaçons ensuite automatiquement.',
      'Si ce n’était pas vous, veuillez nous écrire aussitôt.',
    ],
  },
  passkey: {
    key: (name) => (name === null ? 'Une clé d’accès' : `La clé d’accès «\u00a0${name}\u00a0»`),
    added: {
      subject: 'Votre compte a une nouvelle clé d’accès',
      what: (key) =>
        `${key} a été ajoutée à votre compte. Elle vous permet de vous connecter sans mot de passe.`,
    },
    removed: {
      subject: 'Une clé d’accès de votre compte a été retirée',
      what: (key) => `${key} a été retirée de votre compte. Elle ne permet plus à personne de se connecter.`,
    },
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, veuillez choisir aussitôt un nouveau mot de passe et y cocher le retrait de toutes les clés d’accès. Tous les appareils seront aussi déconnectés.',
    button: 'Demander un nouveau mot de passe',
  },
  lastToday:
    'Pour ne pas encombrer votre boîte de réception, c’est notre dernier message de ce type pour aujourd’hui.',
};
