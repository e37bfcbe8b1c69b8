import { Part } from './part.tsx';

const colours = [
  ['paper', 'bg-paper', 'the wall'],
  ['paper-deep', 'bg-paper-deep', 'what stands apart'],
  ['white', 'bg-white', 'what is typed into'],
  ['ink', 'bg-ink', 'text'],
  ['ink-soft', 'bg-ink-soft', 'text beside it'],
  ['line', 'bg-line', 'lines'],
  ['line-strong', 'bg-line-strong', 'edges of fields'],
  ['petrol', 'bg-petrol', 'what is pressed'],
  ['petrol-deep', 'bg-petrol-deep', 'the same under a pointer'],
  ['saving', 'bg-saving', 'savings'],
  ['error', 'bg-error', 'errors'],
  ['good', 'bg-good', 'what can be had'],
] as const;

const sizes = [
  ['text-4xl', 'Heading of a page'],
  ['text-3xl', 'Heading of a block'],
  ['text-2xl', 'Heading of a section'],
  ['text-xl', 'Price, heading of a card'],
] as const;

const spaces = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['10', 'w-10'],
  ['14', 'w-14'],
  ['16', 'w-16'],
  ['24', 'w-24'],
] as const;

/** The basics of all components. */
export function Foundations() {
  return (
    <>
      <Part title="Colours" note="Few of them: the photographs carry the colour. Text has 4.5 : 1 at least.">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {colours.map(([name, className, use]) => (
            <li key={name}>
              <span className={`block h-16 border border-line ${className}`} />
              <span className="mt-1 block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type" note="A serif for headings and prices, a sans for everything else; two weights.">
        {sizes.map(([className, use]) => (
          <p key={className} className={`font-serif ${className}`}>
            {use}
          </p>
        ))}
        <div className="prose">
          <p>
            Text that is read runs in lines of 60 to 75 characters, and no wider, however wide the screen is:
            this paragraph is as wide as all of them. <a href="#type">Links</a> are underlined.
          </p>
          <ul>
            <li>Lists have their points inside the measure.</li>
            <li>
              <strong>Semibold</strong> is the one way to stress a word.
            </li>
          </ul>
        </div>
        <p className="text-[0.9375rem] text-ink-soft">Small print: 15 px, softer.</p>
      </Part>
      <Part title="Space" note="A grid of 4 px. The steps that are used; the number is Tailwind’s.">
        <ul className="space-y-2">
          {spaces.map(([step, className]) => (
            <li key={step} className="flex items-center gap-4">
              <span className="w-8 tabular-nums">{step}</span>
              <span className={`h-4 bg-petrol ${className}`} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
