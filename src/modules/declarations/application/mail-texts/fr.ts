import type { DeclarationMailTexts } from './de.ts';

/** The same in French. */
export const french: DeclarationMailTexts = {
  withdrawal: {
    subject: 'Nous avons reçu votre rétractation',
    received: (moment) =>
      `Votre rétractation nous est parvenue le ${moment} (heure de Berlin). Voici votre déclaration\u00a0:`,
    receivedOnly: (moment) => `Votre rétractation nous est parvenue le ${moment} (heure de Berlin).`,
    declared: 'Par la présente, je me rétracte du contrat',
  },
  ending: {
    subject: 'Nous avons reçu votre résiliation',
    received: (moment) =>
      `Votre résiliation nous est parvenue le ${moment} (heure de Berlin). Voici votre déclaration\u00a0:`,
    receivedOnly: (moment) => `Votre résiliation nous est parvenue le ${moment} (heure de Berlin).`,
    declared: 'Par la présente, je résilie le contrat',
  },
  backdated:
    'Le jour que vous avez indiqué était déjà passé quand votre résiliation nous est parvenue. Une résiliation n’a pas d’effet rétroactif\u00a0: elle prend effet au plus tôt le jour où elle nous parvient.',
  ordinaryMeans:
    'Une location se termine d’elle-même au bout de la durée choisie. Une résiliation ordinaire prend effet à la fin de cette durée\u202f; avant, la location ne se termine que pour motif grave ou si nous en convenons avec vous. Nous vous écrirons quel jour elle se termine.',
  next: 'Nous reviendrons vers vous dès que nous aurons tout vérifié.',
  notYou: 'Si vous n’avez pas fait cette déclaration, veuillez simplement répondre à cet e-mail.',
  declaration: 'Déclaration',
  name: 'Nom',
  contract: 'Contrat',
  email: 'E-mail',
  onlyThese: 'Seulement ces pièces',
  manner: 'Type',
  manners: { ordinary: 'ordinaire', extraordinary: 'extraordinaire' },
  reason: 'Motif',
  endsOn: 'Prise d’effet',
  asSoonAsPossible: 'dès que possible',
};
