import type { AsRead, Head } from '../../page.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { idOf } from './part.tsx';
import { Pieces } from './pieces.tsx';
import type { StyleguideData } from './route.ts';

// The words of this page are here and not with the texts: only developers read it, and no build contains it.

export function head(): Head {
  return { title: 'Styleguide', description: 'Components', canonical: null };
}

const contents = [
  'Colours',
  'Type',
  'Space',
  'Button',
  'Icons',
  'Field',
  'Choice',
  'Error summary',
  'Badge, tag, chip',
  'Breadcrumb',
  'Pager',
  'Tabs',
  'Accordion',
  'Popover',
  'Panel and dialog',
  'Toast',
  'Empty',
  'Failed',
  'Loading',
  'Picture',
  'Price',
  'Card and grid',
  'Tiles',
  'Lines and sum',
  'QR code',
];

export function Page({ data }: { readonly data: AsRead<StyleguideData> }) {
  return (
    <div className="frame">
      <PageHeading title="Styleguide">
        <p>Every component of the shop in its states, each used everywhere. It exists in development only.</p>
      </PageHeading>
      <nav aria-label="Components" className="pb-10">
        <ul className="flex flex-wrap gap-x-5">
          {contents.map((title) => (
            <li key={title}>
              <a href={`#${idOf(title)}`} className="inline-flex min-h-11 items-center underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      <Controls />
      <Navigation />
      <Overlays />
      <Pieces data={data} />
    </div>
  );
}
