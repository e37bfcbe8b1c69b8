import type { Chances } from './chances.ts';
import type { Control } from './find-controls.ts';

/** An address without the parts that differ between two pages of a kind. */
export function templateOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .split('/')
    .map((part, index) => (index > 1 && (/\d|%/.test(part) || part.length > 24) ? '*' : part))
    .join('/');
  const questions = [...new Set(searchParams.keys())].sort();
  return questions.length === 0 ? path : `${path}?${questions.join('&')}`;
}

/** A name without the parts that differ between two of a kind: prices, numbers, counts. */
const kindOfName = (name: string) => name.replace(/[\d.,]+/g, '0').slice(0, 40);

/** Names of controls that lead further than others. */
const leadsOn =
  /kaufen|warenkorb|kasse|mieten|überprüfen|fortfahren|bestell|bezahlen|anmelden|konto|suchen|filter|senden|weiter|merken|speichern|anlegen|erstellen|hinzufügen|bearbeiten|stornieren|erstatt|rechnung|versand|widerruf|auswählen|mehr|buy|cart|checkout|rent|review|continue|order|pay|log in|account|search|send|next|save|create|add|edit|cancel|refund|invoice|shipping|withdraw|choose|more/i;
const leadsOut = /abmelden|ausloggen|log ?out/i;

/** Remembers what was used before, and prefers new controls. */
export interface Chooser {
  /** How often a page of this kind was met at this width, including this time. */
  meet(address: string, width: number): number;
  choose(controls: readonly Control[], address: string, chance: Chances): Control | null;
  memory(): Memory;
}

/** What a chooser has seen; another chooser can continue from it. */
export interface Memory {
  readonly used: readonly (readonly [string, number])[];
  readonly met: readonly (readonly [string, number])[];
}

export function createChooser(memory: Memory = { used: [], met: [] }): Chooser {
  const used = new Map(memory.used);
  const met = new Map(memory.met);
  const keyOf = (control: Control, address: string): string =>
    control.href !== null
      ? `to ${templateOf(control.href)}`
      : `${control.area === 'main' || control.area === 'dialog' ? templateOf(address) : ''} ${control.kind} ${kindOfName(control.name)}`;

  const isReachable = (control: Control, address: string): boolean => {
    if (control.href === null) return true;
    const { origin: host, pathname } = new URL(control.href);
    // Other hosts, telephone and mail programs are not part of the shop; nor are files, or the API's description.
    return host === new URL(address).origin && !/^\/(?:api|docs|uploads)\b|\.\w{2,4}$/.test(pathname);
  };
  const weightOf = (control: Control, address: string): number => {
    const seen = used.get(keyOf(control, address)) ?? 0;
    const place = { main: 4, dialog: 8, header: 1.5, elsewhere: 2, footer: 0.4 }[control.area];
    const words = leadsOut.test(control.name) ? 0.05 : leadsOn.test(control.name) ? 3 : 1;
    return (place * words) / (1 + seen) ** 1.5;
  };

  return {
    meet(address, width) {
      const kind = `${width} ${templateOf(address)}`;
      const times = (met.get(kind) ?? 0) + 1;
      met.set(kind, times);
      return times;
    },
    choose(controls, address, chance) {
      const control = chance.named(
        controls.filter((one) => isReachable(one, address)),
        (one) => weightOf(one, address),
        // Not the address itself, whose port differs each time.
        ({ kind, area, name, href }) => [kind, area, name, href === null ? '' : templateOf(href)].join(' '),
      );
      if (control !== null) {
        const key = keyOf(control, address);
        used.set(key, (used.get(key) ?? 0) + 1);
      }
      return control;
    },
    memory: () => ({ used: [...used], met: [...met] }),
  };
}
