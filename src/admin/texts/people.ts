import type { StaffRole } from '../../shared/staff/staff-rights.ts';

/** Customers, offers of furniture, newsletter, staff. */
export const customers = {
  many: 'Kundenkonten',
  one: 'Kundenkonto',
  search: 'Name oder E-Mail',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  createdAt: 'Konto seit',
  orders: 'Verträge',
  orderedCents: 'Summe',
  lastOrderAt: 'Zuletzt bestellt',
  theirOrders: 'Bestellungen des Kontos',
  logout: {
    button: 'Überall abmelden',
    title: 'Auf allen Geräten abmelden?',
    body: 'Etwa nach einem verlorenen Gerät. Passwort und Passkeys gelten weiter; in einer E-Mail steht, was geschehen ist und wie man ein neues Passwort festlegt.',
    done: 'Das Konto ist überall abgemeldet.',
  },
  audited: 'Dass Sie diese Seite geöffnet haben, steht im Protokoll.',
};

export const enquiries = {
  many: 'Ankauf',
  one: 'Ankauf-Anfrage',
  search: 'Nummer, Name, Ort',
  number: 'Nummer',
  receivedAt: 'Eingegangen',
  who: 'Von',
  place: 'Ort',
  pieces: 'Möbel',
  state: 'Stand',
  states: {
    new: 'Neu',
    read: 'In Arbeit',
    answered: 'Beantwortet',
    bought: 'Angekauft',
    declined: 'Abgelehnt',
  },
  note: 'Notiz',
  noteHelp: 'Nur für das Team.',
  answer: 'Per E-Mail antworten',
  subject: (number: number) => `Ihre Ankauf-Anfrage ${number}`,
  piece: (number: number) => `Möbelstück ${number}`,
  title: 'Bezeichnung',
  price: 'Wunschpreis',
  noPrice: 'Keine Angabe',
  condition: 'Zustand',
  picture: (piece: number, number: number) => `Möbelstück ${piece}, Bild ${number}`,
  noPictures: 'Keine Bilder.',
  toPiece: {
    button: 'Als Stück anlegen',
    later:
      'Steht der Stand auf „Angekauft“ und ist gespeichert, lässt sich dieses Möbel hier als Stück anlegen.',
    help: 'Bilder und Zustand werden übernommen, Ankauf von einer Privatperson und Differenzbesteuerung sind gewählt.',
    made: 'Angelegt als',
    from: 'Aus der Ankauf-Anfrage',
    notLinked:
      'Das Stück ist gespeichert, aber die Ankauf-Anfrage ließ sich nicht damit verbinden. Bitte notieren Sie dort seine Nummer.',
    lost: 'Nicht alle Bilder ließen sich übernehmen. Bitte fotografieren Sie das Stück noch einmal.',
  },
  noPieces: 'Zu den Möbeln steht nichts in der Anfrage.',
  contact: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
};

export const shippingRequests = {
  many: 'Versandanfragen',
  one: 'Versandanfrage',
  search: 'Nummer, Name, Land',
  open: 'Nur offene',
  empty: {
    noneOpen: 'Keine Versandanfrage ist offen.',
    none: 'Noch ist keine Versandanfrage eingegangen.',
    showAll: 'Auch die beantworteten zeigen',
  },
  country: 'Land',
  message: 'Nachricht',
  noPieces: 'Zu den Stücken steht nichts in der Anfrage.',
  quantity: (quantity: number, title: string) => `${quantity} × ${title}`,
  subject: (number: number) => `Ihre Versandanfrage ${number}`,
  isAnswered: 'Beantwortet',
  states: { open: 'Offen', answered: 'Beantwortet' },
  answered: (name: string, moment: string) => `${name}, ${moment}`,
};

export const newsletter = {
  many: 'Newsletter',
  one: 'Newsletter-Anmeldung',
  search: 'E-Mail',
  email: 'E-Mail',
  state: 'Stand',
  states: { pending: 'Nicht bestätigt', active: 'Angemeldet', ended: 'Abgemeldet' },
  requestedAt: 'Angefragt',
  confirmedAt: 'Bestätigt',
  endedAt: 'Abgemeldet',
  proof: 'Nachweis der Einwilligung',
  events: { requested: 'Angefragt', confirmed: 'Bestätigt', unsubscribed: 'Abgemeldet' },
  sources: { form: 'Formular', checkout: 'Kasse' },
  version: (version: string) => `Textfassung ${version}`,
  ip: (address: string) => `IP-Adresse ${address}`,
  unsubscribe: 'Abmelden',
  unsubscribeTitle: 'Vom Newsletter abmelden?',
  unsubscribeBody: 'Diese Adresse bekommt keinen Newsletter mehr. Anmelden kann sich nur, wem sie gehört.',
  unsubscribed: 'Abgemeldet.',
  export: 'Angemeldete als CSV',
};

export const staff = {
  many: 'Team',
  one: 'Person im Team',
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  roles: {
    owner: 'Inhaber',
    office: 'Büro',
    content: 'Texte und Sortiment',
    'read-only': 'Nur lesen',
  },
  rolesHelp: {
    owner: 'Darf alles, auch Firma, Versandpreise, Team, Protokoll und Anmeldung.',
    office:
      'Bearbeitet Bestellungen, Rückzahlungen, Anfragen und Kundendaten, Stücke und Texte. Firma und Versandpreise sind nur zu sehen.',
    content: 'Bearbeitet Stücke und Texte. Bestellungen, Kundendaten und Einstellungen sind nicht zu sehen.',
    'read-only':
      'Sieht Stücke, Bestellungen, Texte und Einstellungen an und ändert nichts. Namen, Anschriften und Anmerkungen der Kundschaft sind nicht zu sehen.',
  } satisfies Record<StaffRole, string>,
  state: 'Stand',
  states: { invited: 'Eingeladen', active: 'Aktiv', deactivated: 'Gesperrt' },
  loggedInAt: 'Zuletzt angemeldet',
  withSecondFactor: 'Mit zweiter Stufe',
  withoutSecondFactor: 'Nur mit Passwort',
  invite: 'Einladen',
  sendInvitation: 'Einladung senden',
  inviteHelp: 'Ein Link per E-Mail lässt die Person ein Passwort festlegen. Er gilt sieben Tage.',
  invited: 'Die Einladung ist unterwegs.',
  actions: {
    resetSecondFactor: {
      button: 'Zweite Stufe zurücksetzen',
      title: 'Zweite Stufe zurücksetzen?',
      body: 'Für wen App, Passkeys und Wiederherstellungscodes verloren sind. Die Person wird überall abgemeldet, bekommt eine E-Mail und meldet sich wieder mit dem Passwort allein an.',
    },
    deactivate: {
      button: 'Sperren',
      title: 'Zugang sperren?',
      body: 'Die Person wird sofort überall abgemeldet und kommt nicht mehr hinein. Was sie getan hat, bleibt im Protokoll.',
    },
    activate: {
      button: 'Wieder zulassen',
      title: 'Zugang wieder zulassen?',
      body: 'Die Person kann sich mit ihrem bisherigen Passwort wieder anmelden.',
    },
    logout: {
      button: 'Überall abmelden',
      title: 'Überall abmelden?',
      body: 'Alle Geräte dieser Person müssen sich neu anmelden.',
    },
    again: {
      button: 'Einladung noch einmal senden',
      title: 'Einladung noch einmal senden?',
      body: 'Der frühere Link gilt dann nicht mehr.',
    },
    withdraw: {
      button: 'Einladung zurückziehen',
      title: 'Einladung zurückziehen?',
      body: 'Der Link gilt dann nicht mehr, und die Person verschwindet aus der Liste.',
    },
  },
  done: 'Erledigt.',
};
