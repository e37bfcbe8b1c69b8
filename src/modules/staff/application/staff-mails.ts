import type { Mail } from '../../../platform/mail/mail.ts';
import { invitationDays, resetLinkMinutes } from '../domain/staff-session-rules.ts';

export function invitationMail(to: string, invitedBy: string, link: string): Mail {
  return {
    to,
    subject: 'Einladung in die Verwaltung des Shops',
    blocks: [
      {
        kind: 'paragraph',
        text: `${invitedBy} lädt Sie ein, im Shop mitzuarbeiten. Über diesen Link legen Sie Ihr Passwort fest und melden sich an:`,
      },
      { kind: 'button', label: 'Einladung annehmen', address: link },
      {
        kind: 'note',
        text: `Der Link gilt ${invitationDays} Tage und nur ein Mal. Sie erwarten keine Einladung? Dann brauchen Sie nichts zu tun.`,
      },
    ],
  };
}

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Neues Passwort für die Verwaltung',
    blocks: [
      {
        kind: 'paragraph',
        text: 'für Ihr Konto in der Verwaltung wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
      },
      { kind: 'button', label: 'Neues Passwort festlegen', address: link },
      {
        kind: 'note',
        text: `Der Link gilt ${resetLinkMinutes} Minuten und nur ein Mal. Haben Sie kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.`,
      },
    ],
  };
}

export function changedMail(to: string): Mail {
  return {
    to,
    subject: 'Ihr Passwort für die Verwaltung wurde geändert',
    blocks: [
      {
        kind: 'paragraph',
        text: 'das Passwort Ihres Kontos in der Verwaltung wurde geändert, und Ihre anderen Geräte wurden abgemeldet. Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an und sagen Sie der Inhaberin oder dem Inhaber Bescheid.',
      },
    ],
  };
}

/** A change of somebody's second factor, as the audit log names it. */
export type SecondFactorChange = keyof typeof secondFactorChanges;

const secondFactorChanges = {
  'set-up-authenticator': 'eine App eingerichtet, die Codes zeigt',
  'remove-authenticator': 'die App entfernt, die Codes zeigt',
  'add-passkey': 'ein Passkey hinzugefügt',
  'remove-passkey': 'ein Passkey entfernt',
  'renew-recovery-codes': 'neue Wiederherstellungscodes erzeugt',
  'reset-second-factor': 'die zweite Stufe der Anmeldung zurückgesetzt',
} as const;

const notYou =
  'Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und sagen Sie der Inhaberin oder dem Inhaber Bescheid.';

export function secondFactorMail(to: string, change: SecondFactorChange): Mail {
  return {
    to,
    subject: 'Ihre Anmeldung in der Verwaltung wurde geändert',
    blocks: [
      {
        kind: 'paragraph',
        text: `in Ihrem Konto in der Verwaltung wurde ${secondFactorChanges[change]}. Andere Geräte wurden abgemeldet.`,
      },
      { kind: 'paragraph', text: notYou },
    ],
  };
}

export function recoveryCodeUsedMail(to: string, left: number): Mail {
  return {
    to,
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    blocks: [
      {
        kind: 'paragraph',
        text: `in der Verwaltung hat sich jemand mit einem Ihrer Wiederherstellungscodes angemeldet. Es bleiben ${left}.`,
      },
      { kind: 'paragraph', text: notYou },
    ],
  };
}

/** @param browser in words; empty if unknown */
export function newDeviceMail(to: string, browser: string, at: Date): Mail {
  return {
    to,
    subject: 'Neue Anmeldung in der Verwaltung',
    blocks: [
      {
        kind: 'paragraph',
        text: 'in Ihrem Konto in der Verwaltung hat sich jemand in einem Browser angemeldet, den wir noch nicht kennen.',
      },
      {
        kind: 'table',
        rows: [
          { label: 'Wann', value: moment.format(at) },
          { label: 'Browser', value: browser === '' ? 'unbekannt' : browser },
          { label: 'Ort', value: 'unbekannt' },
        ],
      },
      { kind: 'paragraph', text: `Waren Sie das selbst, brauchen Sie nichts zu tun. ${notYou}` },
    ],
  };
}

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
