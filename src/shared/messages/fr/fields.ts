import type { fields as german } from '../de/fields.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.fr;

/**
 * What is wrong with a field of a form that shoppers fill in. The first ones are said of any field whose schema has no
 * code of its own.
 */
export const fields: Translated<typeof german> = {
  missing: 'Veuillez remplir ce champ',
  'number-needed': 'Veuillez saisir un nombre',
  'choice-missing': 'Veuillez faire un choix',
  'choice-unknown': 'Ce choix n’existe pas',
  'does-not-fit': 'Cette indication ne convient pas ici',
  'email-needed': 'Veuillez saisir une adresse e-mail valide',
  'format-wrong': 'Le format n’est pas correct',
  'characters-too-few': ({ minimum }) =>
    `Au moins ${number(minimum)} ${minimum < 2 ? 'caractère' : 'caractères'}`,
  'entries-too-few': ({ minimum }) => `Au moins ${number(minimum)} ${minimum < 2 ? 'entrée' : 'entrées'}`,
  'number-too-small': ({ minimum }) => `Au moins ${number(minimum)}`,
  'characters-too-many': ({ maximum }) =>
    `Au plus ${number(maximum)} ${maximum < 2 ? 'caractère' : 'caractères'}`,
  'entries-too-many': ({ maximum }) => `Au plus ${number(maximum)} ${maximum < 2 ? 'entrée' : 'entrées'}`,
  'number-too-large': ({ maximum }) => `Au plus ${number(maximum)}`,
  'text-too-long': ({ maximum }) => `Veuillez vous limiter à ${number(maximum)} caractères`,
  'not-one-line': 'Veuillez tout écrire sur une seule ligne',
  'of-piece': ({ title, problem }) => `${title}\u00a0: ${problem}`,
  // A text that is not in words of ours, such as the title of a piece.
  'as-written': ({ text }) => text,
  'not-storable': 'Un caractère invisible ne peut pas être enregistré. Veuillez retaper le texte',
  'nested-too-deeply': 'Les données sont imbriquées trop profondément',
  'email-invalid': 'Veuillez saisir une adresse e-mail valide',
  'contact-email-invalid': 'Veuillez indiquer une adresse e-mail valide',
  'contact-email-missing': 'Veuillez indiquer votre adresse e-mail',
  'question-missing': 'Veuillez nous écrire de quoi il s’agit',
  'contact-name-missing': 'Veuillez indiquer votre nom',
  'name-missing': 'Veuillez saisir un nom',
  'name-parts-too-long': ({ maximum }) =>
    `Le prénom et le nom peuvent avoir chacun ${number(maximum)} caractères au maximum`,
  'own-name-missing': 'Veuillez saisir votre nom',
  'own-first-name-missing': 'Veuillez saisir votre prénom',
  'own-last-name-missing': 'Veuillez saisir votre nom',
  'first-name-missing': 'Veuillez saisir le prénom',
  'last-name-missing': 'Veuillez saisir le nom',
  'own-phone-missing': 'Veuillez saisir votre numéro de téléphone',
  'own-phone-invalid':
    'Ce n’est pas un numéro de téléphone. Si vous ne souhaitez pas en donner, laissez le champ vide',
  'own-postal-code-invalid':
    'Ce n’est pas un code postal. Si vous ne souhaitez pas en donner, laissez le champ vide',
  'phone-of-other-country':
    'Un numéro de téléphone de ce pays a plus ou moins de chiffres. Veuillez vérifier le numéro et son indicatif de pays',
  'phone-invalid': 'Veuillez saisir un seul numéro de téléphone valide, sans autre mention',
  'own-password-missing': 'Veuillez saisir votre mot de passe',
  'date-missing': 'Veuillez indiquer une date',
  'date-invalid': 'Veuillez indiquer une date valide',
  'day-out-of-range': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Veuillez vérifier l’année\u00a0: de ${first} à ${last}`,
  'range-ends-before': 'La fin est antérieure au début\u00a0: rien ne peut être trouvé ainsi',
  'birth-date-out-of-range': ({ youngest, oldest }: { readonly youngest: number; readonly oldest: number }) =>
    `Veuillez vérifier la date de naissance\u00a0: l’âge peut aller de ${number(youngest)} à ${number(oldest)} ans`,
  'street-missing': 'Veuillez saisir la rue et le numéro',
  'postal-code-missing': 'Veuillez saisir le code postal',
  'town-missing': 'Veuillez saisir la ville',
  'postal-code-unknown': 'Ce code postal n’existe pas',
  'postal-code-form': 'Les codes postaux ne s’écrivent pas ainsi dans ce pays',
  'town-elsewhere': 'Ce code postal ne correspond pas à cette ville',
  'country-not-chosen': 'Veuillez choisir un pays',
  'country-missing': 'Veuillez indiquer le pays',
  'order-number-missing': 'Veuillez saisir le numéro de commande',
  'password-not-right': 'Ce mot de passe est incorrect',
  'contract-missing': 'Veuillez indiquer le numéro de commande ou le contrat',
  'reason-missing': 'Veuillez indiquer le motif',
  'manner-not-chosen': 'Veuillez choisir le type de résiliation',
  'rental-term-not-chosen': 'Veuillez choisir une durée de location',
  'not-an-amount': 'N’est pas un montant',
  'picture-missing': 'Il manque une photo.',
  'password-too-short': 'Le mot de passe doit comporter au moins 8 caractères',
  'password-too-long': 'Le mot de passe ne peut pas dépasser 128 caractères',
  'password-too-common':
    'De très nombreuses personnes utilisent ce mot de passe. Veuillez en choisir un autre',
  'password-unchanged': 'C’est votre mot de passe actuel. Veuillez en choisir un autre',
  'password-is-personal':
    'Le mot de passe se compose presque uniquement de votre nom ou de votre adresse e-mail. Veuillez y ajouter d’autres mots',
  'password-is-of-shop':
    'Le mot de passe se compose presque uniquement de noms de notre boutique. Veuillez y ajouter d’autres mots',
  'piece-unknown': 'Product not found',
  'variant-missing': 'Veuillez choisir une version',
  'variant-unknown': 'Cette version n’existe pas',
  'not-rentable': 'Cette pièce n’est pas à louer',
  'no-assembly-for-piece': 'Le montage n’est pas proposé pour cette pièce',
  'no-assembly-at-address': 'Le montage n’est possible que pour une livraison à Berlin ou à Potsdam',
  'line-twice': 'Cette pièce figure deux fois dans le panier',
  'vat-id-invalid': 'Veuillez saisir le numéro de TVA avec le code du pays, par exemple DE123456789',
  'company-missing': 'Veuillez saisir le nom de votre société',
  'checkout-email-missing': 'Email is required',
  'checkout-first-name-missing': 'First name is required',
  'checkout-last-name-missing': 'Last name is required',
  'checkout-address-missing': 'Address is required',
  'checkout-city-missing': 'City is required',
  'checkout-postal-code-missing': 'Postal code is required',
  'checkout-phone-missing': 'Phone number is required',
  'first-name-without-letters': 'Le prénom ne contient aucune lettre. Veuillez saisir un prénom',
  'last-name-without-letters': 'Le nom ne contient aucune lettre. Veuillez saisir un nom',
  'street-without-letters': 'Il manque le nom de la rue. Veuillez saisir la rue et le numéro',
  'town-without-letters': 'La ville ne contient aucune lettre. Veuillez saisir son nom',
  'shipping-or-items-missing': 'Please select a shipping method and add items to your cart.',
  'text-not-printable': ({ signs }) => `Ces caractères ne peuvent pas être imprimés\u00a0: ${signs}`,
  'text-too-many-lines': ({ lines }) =>
    lines === 1 ? 'Veuillez tout écrire sur une ligne' : `${number(lines)} lignes au maximum`,
  'eu-on-request':
    'Nous vendons actuellement sur demande dans les autres pays de l’UE. Nous vous indiquerons volontiers le prix',
  'third-country-on-request':
    'Hors de l’UE et de son territoire fiscal, nous vendons actuellement sur demande. Nous vous indiquerons volontiers le prix',
  'vat-id-refused':
    'Votre numéro de TVA n’est pas reconnu comme valide par son administration fiscale. Le prix comprend donc 19\u00a0% de TVA.',
  'vat-id-unknown':
    'Votre numéro de TVA ne peut pas être confirmé pour le moment. Le prix comprend donc 19\u00a0% de TVA\u00a0; réessayez plus tard ou écrivez-nous.',
  'vat-id-on-request':
    'Avec ce numéro de TVA, nous vendons actuellement sur demande. Sans lui, vous pouvez commander ici au prix affiché, TVA allemande comprise',
  'place-on-request':
    'Nous n’y livrons que sur demande\u202f: le transport coûte plus que ce que nous pouvons calculer ici. Nous vous indiquerons volontiers le prix',
  'address-of-postal-box':
    'Un meuble ne peut être livré ni en boîte postale, ni en consigne, ni en point relais. Veuillez indiquer une adresse où quelqu’un peut le réceptionner',
};
