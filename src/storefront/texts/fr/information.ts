import type { OpeningHours } from '../../../modules/content/index.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';

export const gallery = 'Photos';
export const visit = {
  heading: 'Venez nous voir',
  text: 'Deux magasins à Friedrichshain, sans rendez-vous. Ou appelez-nous et demandez une pièce en particulier.',
  label: 'Contact et accès',
};
export const browse = {
  heading: 'Assez lu\u202f?',
  text: 'Chaque pièce avec ses photos, ses dimensions et son état, et avec tout ce que nous avons remarqué.',
  label: 'Toutes les catégories',
};
export const ask = {
  heading: 'Vous hésitez encore\u202f?',
  text: 'Nous calculons avec vous ce qui est possible, et nous savons aussi déconseiller un achat. Appelez-nous ou écrivez-nous.',
  label: 'Nous contacter',
};

/** The wording that advertising for credit needs (Directive (EU) 2023/2225, Art. 8 (1)). */
export const creditWarning = 'Attention\u202f! Emprunter de l’argent coûte de l’argent\u202f!';
export const noInstalmentsTitle = 'Paiement en plusieurs fois';
export const noInstalments =
  'Nous ne proposons pas de paiement en plusieurs fois actuellement. Vous payez par carte, avec PayPal ou par virement. Nous vous dirons volontiers ce qui est possible dans votre cas.';

export const store = 'Nous rendre visite';
export const addressTitle = 'Adresse';
export const toMap = 'Carte et accès';
export const hours = 'Horaires d’ouverture';
export const withoutAppointment = 'Sans rendez-vous';

const dayNames: Record<Weekday, string> = {
  Mo: 'lundi',
  Tu: 'mardi',
  We: 'mercredi',
  Th: 'jeudi',
  Fr: 'vendredi',
  Sa: 'samedi',
  Su: 'dimanche',
};

/** 'Du lundi au jeudi et le samedi, de 9 h à 18 h' */
export function openingHours({ days, opens, closes }: OpeningHours): string {
  const names = inWords(days);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, de\u00a0${hour(opens)} à\u00a0${hour(closes)}`;
}

/** Three or more consecutive days are 'du … au', fewer are listed. */
function inWords(days: readonly Weekday[]): string {
  const names = dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [`du ${dayNames[run[0]]} au ${dayNames[run.at(-1) ?? run[0]]}`]
      : run.map((day) => `le ${dayNames[day]}`),
  );
  return listOf.format(names);
}

/** '09:00' is '9 h', '09:30' is '9 h 30'. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
}

export const donatedPieces = 'Nos dons du moment';
export const donatedPiecesSubtitle =
  'Le produit intégral de la vente de ces meubles revient à une organisation d’aide médicale.';
export const noDonationProofs =
  'Aucun de ces meubles n’est encore vendu. Le premier justificatif paraîtra ici après le premier achat.';
export const donationLocations = {
  heading: 'Où nous trouver',
  text: 'Les meubles se trouvent à Friedrichshain, dans la Frankfurter Allee et dans la Revaler Straße. Venez les voir.',
  label: 'Adresses et carte',
};

const listOf = new Intl.ListFormat('fr-FR', { type: 'conjunction' });
