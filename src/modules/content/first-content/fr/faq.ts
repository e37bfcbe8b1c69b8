import type { FaqItem } from '../../domain/short-texts.ts';

/** Each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    topic: 'Commande et paiement',
    anchor: 'wie-bestelle-ich',
    question: 'Comment passer commande\u202f?',
    answer:
      'Mettez le meuble dans le panier, choisissez «\u00a0Passer commande\u00a0», saisissez votre adresse et vérifiez tout tranquillement. La commande ne devient ferme qu’avec le bouton «\u00a0Commande avec obligation de paiement\u00a0». D’ici là, vous pouvez modifier chaque indication.\nNous prenons aussi les commandes par téléphone et par e-mail\u00a0: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'brauche-ich-ein-konto',
    question: 'Me faut-il un compte client\u202f?',
    answer:
      'Non. Vous pouvez commander, louer et lire toutes les pages sans vous connecter. Avec un [compte](/login), vous retrouvez vos commandes en un seul endroit.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'zahlungsarten',
    question: 'Comment puis-je payer\u202f?',
    answer:
      'Par carte, avec PayPal, avec Klarna ou par virement. Aucun moyen de paiement n’entraîne de supplément.\nPour un virement, vous voyez après la commande nos coordonnées bancaires et un code QR pour l’application de votre banque. Nous vous gardons le meuble jusqu’à la date indiquée sur la page de la commande.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'ratenzahlung',
    question: 'Puis-je payer en plusieurs fois\u202f?',
    answer:
      'La page [Paiement en plusieurs fois](/ratenzahlung-bei-wmk) vous dit si et comment c’est possible en ce moment, avec tout ce qu’il faut savoir auparavant.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'mehrwertsteuer',
    question: 'La TVA est-elle comprise dans le prix\u202f?',
    answer:
      'Oui, tous les prix sont des prix finaux. Les meubles en bois de bateau contiennent 19\u00a0% de TVA. Nous vendons les meubles vintage sous le régime de la TVA sur la marge (§\u00a025a de la loi allemande sur la TVA, UStG)\u202f; la taxe n’y est pas mentionnée séparément.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'rechnung',
    question: 'Est-ce que je reçois une facture\u202f?',
    answer:
      'Oui. Dès que votre paiement est arrivé, vous recevez la facture en PDF par e-mail\u202f; elle se trouve aussi sur la page de votre commande et dans votre compte. C’est en même temps une facture électronique (ZUGFeRD, EN 16931). Si nous vous remboursons quelque chose, vous recevez une facture rectificative. Si vous commandez pour une entreprise, choisissez «\u00a0Entreprise\u00a0» lors de la commande et indiquez la société et son numéro de TVA.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'gutschein',
    question: 'Combien de bons puis-je utiliser\u202f?',
    answer:
      'Par commande, un bon de réduction et un bon cadeau. Vous saisissez les deux avant de commander\u202f; ils ne peuvent pas être déduits après coup.\nLes bons cadeaux sont valables jusqu’à la fin de la troisième année suivant l’année d’achat et peuvent être transmis à une autre personne. La [consultation du solde](/gutschein-guthaben) vous dit ce qu’il y reste.',
  },
  {
    topic: 'Commande et paiement',
    anchor: 'handeln',
    question: 'Puis-je négocier le prix\u202f?',
    answer:
      'Pour une seule pièce, plutôt non, car le prix est déjà calculé au plus juste. Si vous prenez plusieurs meubles, faites-nous une offre à [{email}](mailto:{email}).',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'versandkosten-berlin',
    question: 'Combien coûte la livraison à Berlin\u202f?',
    answer:
      'Selon le quartier, de 25\u00a0€ à 45\u00a0€, jusque dans votre logement et par livraison, quel que soit le nombre de meubles. Pour Potsdam, c’est 60\u00a0€\u202f; pour les environs de Berlin, 70\u00a0€.\nSi une pièce lourde demande quatre ou six porteurs, la livraison coûte le double. Le tableau complet se trouve à la page [Livraison](/versand).',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'versandkosten-europa',
    question: 'Combien coûte la livraison en Allemagne et en Europe\u202f?',
    answer:
      'Cela dépend du pays et se calcule dans le panier dès que vous saisissez votre adresse. Nous vous facturons exactement ce que nous facture le transporteur, 1\u00a0: 1. Les meubles d’une même commande se partagent le transport.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'lieferzeit',
    question: 'Combien de temps prend la livraison\u202f?',
    answer:
      'À Berlin, 1 semaine au plus\u202f; en Allemagne, 3 semaines\u202f; dans le reste de l’Europe, 5 semaines.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'bordsteinkante',
    question: 'Que veut dire «\u00a0au pied de l’immeuble\u00a0»\u202f?',
    answer:
      'Le transporteur dépose la palette devant chez vous, sur le trottoir. Vous portez vous-même les meubles à l’intérieur. Nous livrons jusque dans le logement à Berlin, à Potsdam et dans les environs de Berlin.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'liefertermin',
    question: 'Puis-je choisir la date de livraison\u202f?',
    answer:
      'À Berlin, nous convenons du jour avec vous. Si un transporteur livre, c’est lui qui vous contacte, à condition que vous nous permettiez lors de la commande de lui donner votre téléphone et votre adresse e-mail.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'aufbau',
    question: 'Montez-vous les meubles\u202f?',
    answer:
      'Oui, à Berlin et à Potsdam, pour 35\u00a0€ par pièce. Vous choisissez le montage sur la page du meuble.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'weltweit',
    question: 'Expédiez-vous aussi outre-mer\u202f?',
    answer:
      'Oui, sur demande et avec assurance. Écrivez-nous à [{email}](mailto:{email}) quel meuble doit partir dans quel pays. Vous recevrez une offre avec transport, douane et assurance.',
  },
  {
    topic: 'Expédition et livraison',
    anchor: 'transportschaden',
    question: 'Mon meuble est arrivé endommagé. Que faire\u202f?',
    answer:
      'Prenez des photos du meuble et de l’emballage et écrivez-nous. Nous nous occupons du transporteur et voyons avec vous s’il faut réparer, remplacer ou rembourser.\nVos droits légaux demeurent, même si vous n’avez pas signalé le dommage aussitôt.',
  },
  {
    topic: 'Magasin et retrait',
    anchor: 'oeffnungszeiten',
    question: 'Quand êtes-vous ouverts\u202f?',
    answer: '{openingHours}. Il ne faut pas de rendez-vous. Nous sommes fermés tous les autres jours.',
  },
  {
    topic: 'Magasin et retrait',
    anchor: 'abholen',
    question: 'Puis-je retirer ma commande\u202f?',
    answer:
      'Oui, gratuitement. Lors de la commande, choisissez «\u00a0Retrait en magasin\u00a0». Les meubles vintage vous attendent au magasin vintage de la Frankfurter Allee, les meubles en bois de bateau au magasin de bois de bateau de la Revaler Straße.',
  },
  {
    topic: 'Magasin et retrait',
    anchor: 'alles-im-showroom',
    question: 'Tous les meubles sont-ils au showroom\u202f?',
    answer:
      'Non, ils sont trop nombreux. Si vous souhaitez voir une pièce en particulier, appelez avant de venir\u00a0: [{phone}](tel:{phoneLink}). Nous la sortirons de la réserve. Vous trouverez des photos du magasin à la page [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    topic: 'Magasin et retrait',
    anchor: 'zuruecklegen',
    question: 'Pouvez-vous me mettre un meuble de côté\u202f?',
    answer:
      'Dès que vous continuez vers le paiement, la pièce vous est réservée 30 minutes\u202f; pour une commande par virement, plusieurs jours. Sans commande, nous ne mettons rien de côté. La liste d’envies vous permet de ne pas la perdre de vue.',
  },
  {
    topic: 'Location',
    anchor: 'was-kostet-mieten',
    question: 'Combien coûte la location d’un meuble\u202f?',
    answer:
      'Une part du prix de vente\u00a0: 10\u00a0% pour 1 jour, 20\u00a0% pour 1 semaine, 30\u00a0% pour 1 mois, 40\u00a0% pour 1 an et 50\u00a0% pour 2 ans. Pour les meubles vintage, 19\u00a0% de TVA s’ajoutent au prix de location, ce qui fait 11,9\u00a0%, 23,8\u00a0%, 35,7\u00a0%, 47,6\u00a0% et 59,5\u00a0% du prix. La boutique vous montre toujours le prix final.',
  },
  {
    topic: 'Location',
    anchor: 'was-kann-ich-mieten',
    question: 'Quels meubles puis-je louer\u202f?',
    answer:
      'La plupart\u202f; vous les reconnaissez au bouton «\u00a0Louer\u00a0». Si un meuble est en location ou vendu, c’est indiqué.',
  },
  {
    topic: 'Location',
    anchor: 'mietbeginn',
    question: 'Quand commence et quand se termine la location\u202f?',
    answer:
      'Elle commence le jour de la livraison. Une semaine qui commence un lundi se termine le lundi suivant. Un mois à partir du 31 janvier se termine le dernier jour de février.',
  },
  {
    topic: 'Location',
    anchor: 'miete-beenden',
    question: 'Comment mettre fin à une location\u202f?',
    answer:
      'Elle se termine d’elle-même au bout de la durée choisie. Si vous devez la résilier avant, utilisez le lien «\u00a0Résilier un contrat ici\u00a0» au bas de chaque page. Il ne faut pas de mot de passe, et vous recevez aussitôt une confirmation avec la date et l’heure.',
  },
  {
    topic: 'Location',
    anchor: 'miete-fuer-film',
    question: 'Louez-vous aussi pour le cinéma, les salons et la restauration\u202f?',
    answer:
      'Oui, c’est une grande partie de notre [location](/verleih). Pour les tournages et les événements, nous livrons à toute heure, après accord.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'was-ist-vintage',
    question: 'Qu’entendez-vous par vintage\u202f?',
    answer:
      'Des originaux des années 1920 à 1990, pas de rééditions. De la plupart, nous n’avons qu’un seul exemplaire\u202f; de certaines chaises et de certains fauteuils, aussi une petite série.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'zustand',
    question: 'Que signifient les indications sur l’état\u202f?',
    answer:
      'Nous distinguons sept niveaux\u00a0: comme neuf, très bon état, bon état, état d’usage, usé, très usé et endommagé. Ce que nous remarquons en détail figure dans le texte et se voit sur les photos.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'echtheit',
    question: 'Comment savez-vous de qui est un modèle\u202f?',
    answer:
      'Par les étiquettes, les estampilles, les factures et les catalogues. Sans preuve, nous ne citons aucun nom, mais décrivons le bois, la construction et la décennie.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'lampen-strom',
    question: 'Les lampes sont-elles sûres\u202f?',
    answer:
      'À l’atelier, les câbles, les douilles et les interrupteurs sont contrôlés et remplacés si nécessaire. Les indications sur les ampoules figurent sur la page de la lampe.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'was-ist-bootsholz',
    question: 'Qu’est-ce que le bois de bateau\u202f?',
    answer:
      'Du bois de bateaux de pêche qui ne naviguent plus. Les planches sont nettoyées, séchées et protégées d’un vernis, leur couleur reste. Pour en savoir plus, lisez [D’où viennent nos meubles\u202f?](/wo-kommen-unsere-mobel-her)',
  },
  {
    topic: 'Nos meubles',
    anchor: 'pflege',
    question: 'Comment entretenir mon meuble\u202f?',
    answer:
      'Dépoussiérez le bois avec un chiffon doux et sec, et essuyez les taches avec un chiffon à peine humide. Les surfaces huilées apprécient un peu d’huile pour meubles une à deux fois par an, les surfaces vernies n’en ont pas besoin.\nNe placez pas le bois juste à côté du radiateur ni en permanence au soleil.',
  },
  {
    topic: 'Nos meubles',
    anchor: 'co2',
    question: 'D’où viennent les chiffres sur le CO₂\u202f?',
    answer:
      'Nous comptons 8\u00a0kg de CO₂ par kilogramme de meuble en bois fabriqué neuf en Allemagne et remplacé par un meuble d’occasion. Méthode, données, date et périmètre figurent à la page [Plus durable, ça n’existe pas\u202f!](/thinkGreen#so-rechnen-wir)',
  },
  {
    topic: 'Rachat',
    anchor: 'was-kaufen-sie-an',
    question: 'Quels meubles rachetez-vous\u202f?',
    answer:
      'Seulement des meubles vintage, et seulement à Berlin et dans les environs. Nous allons plus loin quand il y a beaucoup de pièces.',
  },
  {
    topic: 'Rachat',
    anchor: 'wie-biete-ich-an',
    question: 'Comment vous proposer des meubles\u202f?',
    answer:
      'Par le [formulaire de rachat](/ankauf)\u00a0: jusqu’à trois meubles, quatre photos chacun, l’état et le prix souhaité. Nous répondons sous 24 heures.',
  },
  {
    topic: 'Rachat',
    anchor: 'holen-sie-ab',
    question: 'Venez-vous chercher les meubles rachetés\u202f?',
    answer: 'Oui, à Berlin et dans les environs, à une date qui vous convient.',
  },
  {
    topic: 'Rétractation et garantie',
    anchor: 'widerruf',
    question: 'Puis-je rendre un meuble\u202f?',
    answer:
      'En tant que consommatrice ou consommateur, vous pouvez vous rétracter dans les 14 jours après avoir reçu la dernière pièce de la commande, sans donner de motif. Le plus simple est de passer par «\u00a0Se rétracter du contrat\u00a0» au bas de chaque page.\nToutes les conditions figurent à la page [Droit de rétractation](/withdrawal).',
  },
  {
    topic: 'Rétractation et garantie',
    anchor: 'erstattung',
    question: 'Quand recevrai-je mon remboursement\u202f?',
    answer:
      'Au plus tard 14 jours après réception de votre rétractation. Nous pouvons attendre que le meuble soit de retour chez nous ou que vous prouviez l’avoir renvoyé.',
  },
  {
    topic: 'Rétractation et garantie',
    anchor: 'gewaehrleistung',
    question: 'La garantie légale vaut-elle aussi pour les meubles d’occasion\u202f?',
    answer:
      'Oui, pour les consommateurs, deux ans à compter de la délivrance. S’il apparaît un défaut qui existait déjà à ce moment-là et n’était pas décrit, contactez-nous. Les détails sont réglés par nos [conditions générales](/terms).',
  },
  {
    topic: 'Compte et données',
    anchor: 'newsletter-abmelden',
    question: 'Comment me désabonner de la newsletter\u202f?',
    answer:
      'Par le lien à la fin de chaque numéro. Un court message à [{email}](mailto:{email}) suffit aussi.',
  },
  {
    topic: 'Compte et données',
    anchor: 'daten-loeschen',
    question: 'Comment faire effacer mes données\u202f?',
    answer:
      'Dans votre [compte](/login), à la rubrique «\u00a0Mes données\u00a0», vous téléchargez tout ce que nous avons sur vous et supprimez le compte. Sans compte, écrivez à [{email}](mailto:{email}). Nous devons conserver les justificatifs aussi longtemps que la loi l’exige\u202f; nous effaçons tout le reste. Vos autres droits sont décrits dans la [politique de confidentialité](/data-protection).',
  },
  {
    topic: 'Compte et données',
    anchor: 'sprachen',
    question: 'Dans quelles langues puis-je lire la boutique\u202f?',
    answer:
      'En haut de chaque page, vous pouvez passer d’une langue disponible à l’autre. Le texte allemand fait foi.',
  },
];
