import { useState, type ReactNode } from 'react';
import type { AsRead } from '../../as-read.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { Checkbox, RadioCard, SelectField, TextField } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Arrow, Bag, Cross, Heart, Minus, Pause, Play, Plus, Star } from '../../components/icons.tsx';
import { Modal } from '../../components/modal.tsx';
import { Breadcrumb, PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/pager.tsx';
import { Picture } from '../../components/picture.tsx';
import type { CardView } from '../../components/piece-card.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import { PieceGridSkeleton, Skeleton } from '../../components/skeleton.tsx';
import { showError, showSuccess } from '../../features/toasts/toast-store.ts';
import type { Head } from '../../page.ts';
import type { StyleguideData } from './route.ts';

// Words of this page stand here and not with the texts: only who builds the shop reads it, and no build holds it.

export function head(): Head {
  return { title: 'Styleguide', description: 'Components', canonical: null };
}

const colours = [
  ['paper', 'bg-paper'],
  ['paper-deep', 'bg-paper-deep'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['petrol', 'bg-petrol'],
  ['petrol-deep', 'bg-petrol-deep'],
  ['saving', 'bg-saving'],
  ['error', 'bg-error'],
  ['good', 'bg-good'],
] as const;

export function Page({ data }: { readonly data: AsRead<StyleguideData> }) {
  return (
    <div className="frame">
      <PageHeading title="Styleguide">
        <p>Every component of the shop in its states.</p>
      </PageHeading>
      <Part title="Colours">
        <ul className="grid grid-cols-3 gap-4 md:grid-cols-6">
          {colours.map(([name, className]) => (
            <li key={name}>
              <span className={`block h-16 border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Solid</Button>
          <Button look="outline">Outline</Button>
          <Button look="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <Button unavailable>Unavailable</Button>
          <ButtonLink href="#buttons">Link</ButtonLink>
          <ButtonLink href="#buttons" look="outline">
            Link, outline
          </ButtonLink>
          <IconButton label="Icon button">
            <Cross />
          </IconButton>
        </div>
      </Part>
      <Part title="Icons">
        <div className="flex flex-wrap gap-4">
          {[Arrow, Bag, Cross, Heart, Minus, Plus, Pause, Play, Star].map((Drawing) => (
            <Drawing key={Drawing.name} />
          ))}
        </div>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Badges">
        <div className="flex flex-wrap gap-3">
          <Badge tone="saving">SPARE 80,00 €</Badge>
          <Badge tone="dark">Sold Out</Badge>
          <Badge tone="quiet">reserviert bis 14:32</Badge>
        </div>
      </Part>
      <Part title="Breadcrumb and pager">
        <Breadcrumb crumbs={[{ label: 'Startseite', href: '/' }]} />
        <Pager page={2} totalPages={5} address={(page) => `#${page}`} />
      </Part>
      <Part title="Panel, dialog, toast">
        <Overlays />
      </Part>
      <Part title="Picture: ordinary, none, broken">
        <div className="grid max-w-2xl grid-cols-3 gap-4">
          <Picture picture={data.pieces[0]?.pictures[0]} shopType="vintage" sizes="14rem" />
          <Picture picture={undefined} shopType="boatwood" sizes="14rem" />
          <Picture
            picture={{ key: 'demo/none/none.000000000000', alt: '', widthPx: 1200, heightPx: 1500 }}
            shopType="vintage"
            sizes="14rem"
          />
        </div>
      </Part>
      <Part title="Card and grid, in every state">
        <PieceGrid pieces={inEveryState(data.pieces)} discount="of-each" />
      </Part>
      <Part title="Empty, failed, loading">
        <EmptyState title="Derzeit gibt es keine Produkte in dieser Kollektion.">
          <ButtonLink href="#empty" look="outline">
            Stöbern
          </ButtonLink>
        </EmptyState>
        <FailureNote
          message="Something went wrong!"
          retryLabel="Noch einmal versuchen"
          onRetry={() => undefined}
        />
        <Skeleton className="h-6 w-1/2" />
        <div className="pt-6">
          <PieceGridSkeleton count={4} />
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Fields() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <div className="grid max-w-2xl gap-5">
      <TextField id="plain" label="Text" value={text} onText={setText} />
      <TextField id="optional" label="Optional" isOptional value={text} onText={setText} />
      <TextField id="wrong" label="Wrong" error="City is required" value={text} onText={setText} />
      <SelectField id="select" label="Choice" value={choice} onText={setChoice}>
        <option value="a">Deutschland</option>
        <option value="b">Österreich</option>
      </SelectField>
      <Checkbox label="Checkbox" hint="With a hint" checked={ticked} onChecked={setTicked} />
      {['a', 'b'].map((value) => (
        <RadioCard
          key={value}
          name="radio"
          value={value}
          label={`Radio card ${value}`}
          hint="With a hint"
          checked={choice === value}
          onChoose={() => setChoice(value)}
        />
      ))}
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'side-panel' | 'small-dialog' | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" onClick={() => setOpen('side-panel')}>
        Panel
      </Button>
      <Button look="outline" onClick={() => setOpen('small-dialog')}>
        Dialog
      </Button>
      <Button
        look="outline"
        onClick={() => showSuccess('Entfernt.', { label: 'Rückgängig', act: () => undefined })}
      >
        Toast
      </Button>
      <Button look="outline" onClick={() => showError('Product is out of stock!')}>
        Stock error
      </Button>
      {(['side-panel', 'small-dialog'] as const).map((kind) => (
        <Modal key={kind} kind={kind} open={open === kind} onClose={() => setOpen(null)} title={kind}>
          <p className="p-5">What is in it.</p>
        </Modal>
      ))}
    </div>
  );
}

/** One piece each: reduced, sold out, reserved, rented out, and with the longest title. */
function inEveryState(pieces: readonly CardView[]): CardView[] {
  const [piece] = pieces;
  if (piece === undefined) return [];
  const until = '2030-01-31T12:32:00.000Z';
  const none = { stockAmt: 0, reservedUntil: null, rentedUntil: null };
  return [
    ...pieces,
    { ...piece, ...none, id: 'sold' },
    { ...piece, ...none, id: 'reserved', reservedUntil: until },
    { ...piece, ...none, id: 'rented', rentedUntil: until },
    { ...piece, id: 'long', pictures: [], title: 'Wohnzimmerschrankwandkombination '.repeat(4).trim() },
  ];
}
