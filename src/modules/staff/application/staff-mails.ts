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
