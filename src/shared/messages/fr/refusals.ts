import { figures } from '../figures.ts';

import type { refusals as german } from '../de/refusals.ts';
import type { Translated } from '../message.ts';

const { fromNow } = figures.fr;

/** Why a request is refused as a whole, in the words of the specification’s section 8. */
export const refusals: Translated<typeof german> = {
  'invalid-request': 'La demande est incomplète ou erronée.',
  'not-found': 'Cette adresse n’existe pas.',
  'product-not-found': 'Product not found',
  'products-not-found': 'Failed to fetch products',
  'category-not-found': 'Failed to fetch data',
  'no-such-place': 'Veuillez vérifier le code postal et la ville.',
  'no-shipping-rate': 'No shipping rates found.',
  'sale-on-request': 'Nous vendons cela actuellement sur demande.',
  'vat-id-not-confirmed':
    'Le numéro de TVA n’a pas pu être confirmé. Le prix comprend donc la TVA\u00a0; veuillez vérifier la commande.',
  'order-without-vat-id': 'Cette commande ne comporte pas de numéro de TVA d’un autre État membre.',
  'vat-corrected-already': 'Cette commande est déjà sans TVA allemande. Il n’y a rien à rectifier.',
  'vat-id-not-confirmed-then':
    'Le numéro de TVA n’est pas confirmé pour le jour qui compte\u00a0: tant que la marchandise est ici, il doit être valable aujourd’hui\u202f; si elle est partie, le jour de son départ (§ 6a, al. 1, n° 4 UStG). Pour aujourd’hui, faites-le vérifier\u202f; pour un jour passé, ce n’est plus possible et la TVA reste due.',
  'only-margin-goods':
    'Tout dans cette commande relève du régime de la marge ou reste taxé même avec un numéro de TVA confirmé. Rien ne devient exonéré.',
  'goods-stay-in-germany':
    'La marchandise est retirée sur place et reste donc en Allemagne. Ce n’est pas une livraison intracommunautaire, même avec un numéro de TVA confirmé.',
  'vat-after-refund':
    'Pour cette commande, de l’argent a déjà été remboursé, un article est revenu ou a été retiré, il y a une rétractation ou le paiement est contesté. La TVA ne peut plus être rectifiée ici\u202f; veuillez voir cela avec le conseil fiscal.',
  'vat-with-voucher':
    'Un bon a été utilisé pour cette commande. Sa TVA ne peut pas être rectifiée ici\u202f; veuillez voir cela avec le conseil fiscal.',
  'vat-while-paying':
    'Le paiement est encore en cours. La TVA peut être rectifiée tant qu’un virement est attendu et que rien n’en est arrivé, puis de nouveau dès que tout est payé. Ce que Klarna a seulement promis est à encaisser d’abord.',
  'vat-id-of-another':
    'La facture indique un autre numéro de TVA que la commande. Seule la livraison à la personne qui a commandé est exonérée\u00a0: établissez d’abord de nouveau la facture à son nom.',
  'price-not-reckonable':
    'Le prix de cette commande ne peut pas être recalculé au centime près, car il suit d’anciennes règles. Sa TVA ne peut pas être rectifiée ici\u202f; veuillez voir cela avec le conseil fiscal.',
  'vat-register-silent':
    'Le registre de l’UE (VIES) ne répond pas pour le moment. Veuillez réessayer plus tard.',
  'vat-register-refuses':
    'Le registre de l’UE (VIES) ne répond pas à cette boutique. Vérifiez son propre numéro de TVA dans les données de l’entreprise.',
  'no-vat-register':
    'Cette boutique n’interroge aucun registre des numéros de TVA. La personne qui l’exploite le règle avec VAT_ID_REGISTER.',
  'vat-id-must-stay':
    'Cette facture est sans TVA parce que le numéro de TVA du client a été confirmé. Il doit figurer sur la nouvelle facture.',
  'bound-to-destination':
    'La taxation dans le pays de destination a été choisie et engage la boutique pour au moins deux années civiles.',
  'order-not-found': 'Cette commande n’existe pas.',
  'invoice-not-found': 'Cette facture n’existe pas, ou elle est en cours d’établissement.',
  'order-expired': 'La réservation a expiré. Veuillez repasser commande.',
  'order-closed': 'Cette commande est close.',
  'order-elsewhere':
    'Rien n’a été commandé ainsi\u00a0: cette commande s’est poursuivie entre-temps ailleurs, par exemple dans un autre onglet. Commandez là-bas. Si rien n’y est plus ouvert, passez ici de nouveau au paiement.',
  'order-binding': 'Cette commande est ferme et ne peut pas être abandonnée ici.',
  'order-not-offered': 'Cette commande n’a pas encore été envoyée.',
  'mail-link-invalid': 'Ce lien n’est pas valable.',
  'mail-link-expired': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'email-confirmed-already': 'Cette adresse e-mail est déjà confirmée. Il n’y a plus rien à faire.',
  'mail-link-over':
    'Ce lien n’est plus valable\u00a0: c’est déjà bloqué, cela ne peut plus l’être, ou le lien n’est pas complet. Si quelque chose vous semble étrange dans votre compte, veuillez choisir un nouveau mot de passe.',
  'link-needs-password': 'Veuillez saisir le mot de passe du compte.',
  'mailbox-code-needed':
    'Veuillez confirmer votre adresse e-mail\u00a0: nous vous avons envoyé un code qui vous permet de continuer aussitôt.',
  'mailbox-code-wrong': 'Ce code est incorrect ou n’est plus valable.',
  'too-many-mailbox-codes': 'Trop de codes ont déjà été envoyés. Veuillez réessayer dans une heure.',
  'cart-refused': 'Le panier ne peut pas être commandé tel quel.',
  'voucher-refused': 'Ce bon ne peut pas être utilisé ici.',
  'gift-voucher-not-here':
    'Il n’y a pas de bon à télécharger ici\u00a0: il n’est pas payé, ou il a été envoyé il y a plus de 30 jours.',
  'gift-bought-by-order':
    'Ce bon a été acheté en ligne. Remboursez sa commande\u202f; il perdra alors sa valeur.',
  'total-changed': 'Le prix a changé. Veuillez vérifier le nouveau total.',
  'piece-available': 'Cette pièce est de nouveau disponible.',
  'pieces-gone': 'Malheureusement plus disponible',
  'payment-method-unavailable': 'Ce moyen de paiement n’est pas disponible actuellement.',
  'klarna-not-for-this':
    'Cette commande ne peut pas être payée avec Klarna\u00a0: c’est réservé aux particuliers de onze pays de la zone euro, jusqu’à un montant maximal. Veuillez choisir un autre moyen de paiement.',
  'payment-unknown': 'Error processing payment.',
  'payment-open': 'Error processing payment.',
  'capture-under-way':
    'L’argent de cette commande est en cours d’encaissement. Dans une minute, on saura s’il est arrivé\u202f; vous pourrez ensuite continuer ici.',
  'payment-declined': 'Payment failed. Please try again.',
  'payment-too-late':
    'La réservation avait expiré, et au moins une pièce n’est plus disponible. Rien ne vous sera facturé.',
  'payment-closed': 'Cette commande est déjà payée ou close.',
  'paid-already': 'Cette commande est déjà payée. Vous ne paierez pas une seconde fois.',
  'provider-unavailable': 'Failed to initialize payment. Please try again.',
  'webhook-refused': 'La signature n’est pas valable.',
  'idempotency-conflict': 'Cette demande a déjà été envoyée avec un autre contenu.',
  'shop-closed':
    'Nous n’avons pas encore ouvert et ne prenons pas encore de commandes. Votre panier est conservé.',
  'shop-unfinished': 'Il manque encore quelque chose pour ouvrir. Veuillez parcourir la liste.',
  'shop-not-closed': 'Cette boutique prend déjà des commandes.',
  'too-many-held':
    'De très nombreuses pièces vous sont déjà réservées. Veuillez d’abord terminer cette commande.',
  'too-many-orders':
    'De très nombreuses commandes ont déjà été passées aujourd’hui avec cette adresse e-mail.',
  'hold-again-later':
    'Vous avez déjà longuement réservé cette pièce sans la commander. Veuillez réessayer dans deux heures.',
  'too-many-declarations':
    'De nombreuses déclarations sont déjà arrivées depuis votre connexion au cours de la dernière heure. Cela fonctionnera de nouveau dans une heure au plus tard. Sinon, veuillez nous écrire un e-mail.',
  'not-a-picture':
    'Ce fichier n’est pas une image que nous pouvons lire. Les formats possibles sont JPEG, PNG, WebP, AVIF, GIF et HEIC.',
  'picture-too-large': 'Cette image est trop grande\u00a0: 64 millions de pixels au plus.',
  'uploads-busy': 'De très nombreuses images arrivent en ce moment. Veuillez réessayer dans une minute.',
  'too-many-uploads':
    'De très nombreuses images n’appartenant à aucune proposition nous sont déjà parvenues depuis votre connexion. Veuillez envoyer votre proposition ou réessayer demain.',
  'too-busy': 'Il y a beaucoup d’affluence ici en ce moment. Veuillez réessayer dans quelques instants.',
  'database-busy': 'Il y a beaucoup d’affluence en ce moment. Veuillez réessayer dans un instant.',
  'database-away':
    'Incident technique\u00a0: notre boutique n’accède pas à ses données pour le moment. Veuillez réessayer dans quelques minutes. Ce que vous avez saisi est conservé.',
  'upload-unknown': 'Une image n’est plus là. Veuillez la choisir de nouveau.',
  'too-many-enquiries':
    'De très nombreuses propositions sont déjà arrivées aujourd’hui avec cette adresse e-mail. Veuillez nous appeler.',
  'login-refused': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'too-many-logins': ({ minutes }: { readonly minutes: number }) =>
    `Trop de tentatives. Veuillez attendre ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} ou définir un nouveau mot de passe.`,
  'email-taken': 'Il existe déjà un compte avec cette adresse e-mail.',
  'password-refused': 'Veuillez choisir un autre mot de passe.',
  'other-person':
    'Une autre personne s’est connectée entre-temps dans ce navigateur. Rien n’a été enregistré.',
  'session-over': 'Veuillez vous connecter.',
  'amount-differs': 'Le montant ne correspond pas à la commande. Veuillez vérifier le virement.',
  'not-asked-to-pay': 'Aucun paiement n’a encore été demandé pour cette commande.',
  'payment-known':
    'Ce virement a déjà payé une autre commande. Veuillez vérifier la référence et le numéro de commande.',
  'reference-booked':
    'Cette référence est déjà enregistrée pour cette commande\u202f; l’encaissement figure parmi ses paiements. Si un autre virement est arrivé, veuillez saisir sa propre référence ou laisser le champ vide.',
  'no-invoice': 'Cette commande n’a pas de facture valable.',
  'invoice-credited':
    'Une facture rectificative se rapporte déjà à cette facture, par exemple après un remboursement. Elle ne peut donc plus être établie au nom d’un autre destinataire.',
  'recipient-unchanged': 'La facture est déjà établie exactement ainsi au nom de ce destinataire.',
  'receipt-not-found': 'Cet encaissement n’existe pas (ou plus).',
  'refund-ordered':
    'Une partie de cet argent est déjà en cours de remboursement ou remboursée. L’encaissement ne peut donc plus être annulé.',
  'booked-in-future': 'Le jour de l’écriture est dans le futur. Veuillez vérifier la date.',
  'booked-before-order': 'Le jour de l’écriture est antérieur à la commande. Veuillez vérifier la date.',
  'nothing-to-refund': 'Il n’y a rien à rembourser.',
  'refund-too-much': 'Il ne reste pas autant à rembourser.',
  'paid-on-the-spot': 'Cette commande est acceptée au moment du paiement, et seul le client peut la payer.',
  'step-in-future': 'Le jour est dans le futur. Veuillez vérifier la date.',
  'step-too-early':
    'Le jour est antérieur à la commande ou à la remise au client. Veuillez vérifier la date.',
  'not-paid': 'Cette commande n’est pas encore payée.',
  'no-such-line': 'Cette ligne n’existe pas dans la commande.',
  'calendar-differs':
    'Le calendrier de la pièce ne concorde pas. Veuillez vérifier sur la fiche de la pièce.',
  'pickup-is-not-shipped': 'Cette commande est à retirer en magasin.',
  'already-handed-over': 'C’est déjà remis au client.',
  'payment-disputed':
    'Un litige est en cours sur ce paiement auprès du prestataire. Veuillez ne livrer qu’une fois le litige réglé, ou décider dans la commande de livrer malgré tout.',
  'no-open-case': 'Aucun litige en cours n’empêche de livrer cette commande.',
  'not-rented-out': 'Ce n’est pas en location actuellement.',
  'piece-is-out': 'Au moins une pièce est en route ou chez le client. Elle doit d’abord revenir.',
  'rental-is-out': 'C’est en location. Veuillez enregistrer le retour comme un retour de location.',
  'never-left': 'Cet article n’a pas encore quitté la boutique. Veuillez plutôt le retirer de la commande.',
  'has-left': 'Cet article est déjà en route ou remis. Veuillez enregistrer son retour quand il reviendra.',
  'no-proof-asked': 'Cette commande ne demande pas de justificatif, ou rien n’en a encore été expédié.',
  'not-a-returned-rental':
    'Une indemnisation ne peut être demandée que pour une pièce louée qui est revenue.',
  'due-day-out-of-range':
    'Le délai de paiement doit se terminer après aujourd’hui et dans l’année. Veuillez vérifier la date.',
  'claim-not-found': 'Cette demande n’existe pas.',
  'claim-settled': 'Cette demande est déjà réglée ou abandonnée.',
  'claim-above-value': 'L’ensemble des demandes pour une pièce ne peut pas dépasser sa valeur.',
  'claim-too-much': 'Il ne reste pas autant à payer sur cette demande.',
  'withdrawal-paid-back':
    'Cette rétractation est déjà traitée, ou de l’argent est déjà remboursé à ce titre.',
  'claimed-too-many': 'Cela ne peut pas être exigé pour autant de pièces de cette ligne.',
  'returned-too-many': 'Il ne reste pas autant de pièces de cette ligne à l’extérieur.',
  'deduction-too-much': 'On peut déduire au plus ce que les pièces ont coûté.',
  'right-missing': 'Vous n’avez pas l’autorisation nécessaire.',
  'password-change-due': 'Veuillez d’abord définir votre propre mot de passe.',
  'second-factor-due': 'Veuillez d’abord configurer la deuxième étape de la connexion.',
  'fresh-login-needed': 'Pour cela, veuillez saisir de nouveau votre mot de passe.',
  'login-step-over': 'La connexion a duré trop longtemps. Veuillez saisir de nouveau votre mot de passe.',
  'code-refused': 'Ce code n’est pas valable ou a déjà servi. Veuillez attendre le suivant.',
  'recovery-code-refused':
    'Ce code de récupération n’est pas valable ou a déjà servi. Veuillez en saisir un autre.',
  'passkey-refused': 'Cette clé d’accès n’a pas été acceptée.',
  'passkey-too-late': 'Cela a duré trop longtemps. Veuillez recommencer.',
  'too-many-passkeys':
    'Nous ne pouvons pas enregistrer plus de 10 clés d’accès. Veuillez d’abord en retirer une.',
  'set-up-over': 'La configuration a duré trop longtemps. Veuillez recommencer.',
  'record-not-found': 'Cette entrée n’existe plus.',
  'last-owner': 'Il doit rester au moins une personne propriétaire.',
  'invitation-expired':
    'Cette invitation n’est plus valable. Si vous l’avez déjà acceptée, connectez-vous. Sinon, demandez-en une nouvelle à la personne propriétaire de la boutique.',
  'invitation-accepted': 'Cette invitation a déjà été acceptée.',
  'session-not-found': 'Cet appareil est déjà déconnecté.',
  'password-wrong': 'Le mot de passe est incorrect.',
  'address-not-found': 'Cette adresse n’existe plus.',
  'too-many-addresses':
    'Nous ne pouvons pas enregistrer plus de 20 adresses. Veuillez d’abord en supprimer une.',
  'record-changed': 'Une autre personne a modifié cette entrée entre-temps. Veuillez la recharger.',
  'category-in-use': 'Cette catégorie contient encore des pièces.',
  'import-elsewhere': 'Cet import en est maintenant à une autre étape. Veuillez recharger la page.',
  'translation-off': 'Aucun service de traduction n’est configuré.',
  'translation-busy':
    'Le service de traduction est trop occupé en ce moment. Veuillez réessayer dans une minute.',
  'translation-quota':
    'Le quota du service de traduction est épuisé. Vous pourrez continuer lorsqu’il l’aura renouvelé ou augmenté.',
  'translation-refused':
    'Le service de traduction n’accepte pas la demande. Veuillez faire vérifier la clé dans les réglages du serveur.',
  'translation-down': 'Le service de traduction est injoignable en ce moment. Veuillez réessayer plus tard.',
  'translation-unreadable': 'La réponse du service de traduction n’est pas une traduction.',
  'piece-in-use':
    'Cette pièce a déjà été visible dans la boutique ou commandée. On peut seulement la retirer de la boutique.',
  'unit-taken': 'Cette pièce est réservée, louée, vendue ou déjà bloquée à cette période.',
  'too-large': 'La demande est trop grande.',
  'unsupported-media-type': 'Ce format n’est pas accepté.',
  'too-many-requests': ({ minutes }: { readonly minutes: number }) =>
    `Trop de demandes. Veuillez réessayer ${fromNow(minutes)}.`,
  'origin-refused': 'La demande vient d’un autre site.',
  internal: 'Something went wrong!',
  'pieces-gone-by-title': ({ titles }) => `Malheureusement plus disponible\u00a0: ${titles.join(', ')}`,
  'gift-voucher-redeemed':
    'Une partie de ce bon est déjà utilisée, ou une commande commencée l’utilise. La vente ne peut plus être annulée.',
  'gift-sale-cancelled': 'La vente de ce bon a été annulée.',
  'gift-not-longer': 'Veuillez choisir un jour plus tardif que l’actuel, dans 30 ans au plus.',
  'seen-is-past': 'Cette commande a changé entre-temps. Regardez ce qui s’est passé, puis décidez à nouveau.',
};
