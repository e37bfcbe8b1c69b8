import { useState } from 'react';
import { Chevron } from '../../components/controls/icons.tsx';
import { Breadcrumb } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import type { ProviderMethod } from '../../../shared/orders/order-vocabulary.ts';
import { MethodTabs } from '../../features/payment/method-tabs.tsx';
import { Entry } from '../faq/entry.tsx';
import { Part } from './part.tsx';

const questions = [
  ['accordion-1', 'Wie bestelle ich?', 'Legen Sie das Möbel in den Warenkorb und gehen Sie zur Kasse.'],
  ['accordion-2', 'Wie kann ich bezahlen?', 'Mit Karte, PayPal, Klarna oder per [Überweisung](/zahlung).'],
  ['accordion-3', 'Wann haben Sie geöffnet?', 'Montag bis Donnerstag und Samstag von 9 bis 18 Uhr.'],
] as const;

/** Links, and parts that open in place. */
export function Navigation() {
  return (
    <>
      <Part title="Breadcrumb" note="The way from the start to here; the page itself is its heading.">
        <Breadcrumb
          crumbs={[
            { label: 'Startseite', href: '#breadcrumb' },
            { label: 'Vintage', href: '#breadcrumb-vintage' },
            { label: 'Sideboards', href: '#breadcrumb-sideboards' },
          ]}
        />
      </Part>
      <Part title="Pager" note="Plain links, so that a page can be shared; what leads nowhere is no link.">
        <Pager page={1} totalPages={5} address={(page) => `#page-${page}`} />
      </Part>
      <Part title="Tabs" note="By the arrow keys, too. For two or three things of which one is seen.">
        <Tabs />
      </Part>
      <Part title="Accordion" note="One is open at a time; a press on the open one closes it.">
        <Accordion />
      </Part>
      <Part
        title="Popover"
        note="The browser’s own: opens without a script, closes by Escape and a press elsewhere."
      >
        <Popover />
      </Part>
    </>
  );
}

function Tabs() {
  const [chosen, setChosen] = useState<ProviderMethod>('stripe');
  return (
    <div className="max-w-2xl">
      <MethodTabs methods={['stripe', 'paypal']} chosen={chosen} onChoose={setChosen}>
        <p>What belongs to „{chosen}“.</p>
      </MethodTabs>
    </div>
  );
}

function Accordion() {
  const [open, setOpen] = useState<string | null>('accordion-2');
  return (
    <div className="max-w-2xl border-t border-line">
      {questions.map(([id, question, answer]) => (
        <Entry
          key={id}
          entry={{ id, question, paragraphs: [answer] }}
          isOpen={open === id}
          onToggle={() => setOpen(open === id ? null : id)}
        />
      ))}
    </div>
  );
}

function Popover() {
  return (
    <div>
      <button
        type="button"
        popoverTarget="a-popover"
        className="menu-item inline-flex min-h-11 items-center gap-1 border border-line-strong px-4"
      >
        Mehr
        <Chevron className="size-4" />
      </button>
      <div id="a-popover" popover="auto" className="dropdown w-64 py-2">
        <ul>
          {['Erstens', 'Zweitens', 'Drittens'].map((entry) => (
            <li key={entry}>
              <a href="#popover" className="flex min-h-11 items-center px-5 hover:bg-paper-deep">
                {entry}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
