import { the } from './shell.ts';

export const title = 'Passkey';
export const about =
  'Con una passkey accedi senza password: con l’impronta, il volto o il PIN del tuo dispositivo. Il segreto resta sul dispositivo o nel tuo gestore di password; nessuno può indovinarlo o intercettarlo su una pagina falsa. La tua password resta valida.';
export const none = 'Non hai ancora nessuna passkey.';
export const notHere =
  'Questo browser non può creare passkey. Con uno più recente è possibile; la tua password vale ovunque.';
export const madeOn = (moment: string): string => `creata ${the(moment)}`;
export const used = (moment: string): string => `usata l’ultima volta ${the(moment)}`;
export const neverUsed = 'non ancora usata';
export const name = 'Nome della nuova passkey';
export const nameHint = 'Un nome da cui riconoscerla, per esempio «telefono» o «portachiavi».';
export const add = 'Aggiungi una passkey';
export const full = 'Non sono possibili più di 10 passkey. Prima rimuovine una.';
export const rename = 'Rinomina';
export const newName = 'Nuovo nome';
export const renamed = 'Nome salvato';
export const remove = 'Rimuovi';
export const removeTitle = 'Rimuovi la passkey';
export const removeAsk = (key: string): string =>
  `Vuoi davvero rimuovere «${key}»? Dopo, nessuno potrà più accedere con questa passkey. Sul dispositivo la elimini dalle sue impostazioni.`;
export const removed = 'Passkey rimossa';
export const ofKey = (action: string, key: string): string => `${action}: ${key}`;
export const missingName = 'Inserisci un nome';
export const cancelled =
  'Non è stata usata nessuna passkey. Puoi riprovare quando vuoi oppure usare la tua password.';
export const known = 'Questo dispositivo ha già una passkey per il tuo account.';
export const unknownKey =
  'Non conosciamo questa passkey; forse è stata rimossa dall’account. Accedi con la tua password.';
