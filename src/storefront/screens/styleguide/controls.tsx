import { useState } from 'react';
import { Badge } from '../../components/controls/badge.tsx';
import { Button, ButtonLink, IconButton } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { Checkbox, RadioCard, SelectField, TextArea, TextField } from '../../components/controls/field.tsx';
import * as icons from '../../components/controls/icons.tsx';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { Spinner } from '../../components/controls/spinner.tsx';
import { Tag } from '../../components/controls/tag.tsx';
import { Chips } from '../../features/filters/chips.tsx';
import { Part, State } from './part.tsx';

// Sorted, because a module’s own order differs between server and browser in development.
const drawings = Object.entries(icons).sort(([one], [other]) => one.localeCompare(other));

/** Elements that are pressed, chosen and typed into. */
export function Controls() {
  return (
    <>
      <Part title="Button" note="48 px high. One solid button in a view: what the page is for.">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Solid</Button>
          <Button look="outline">Outline</Button>
          <Button look="quiet">Quiet</Button>
          <ButtonLink href="#button">Link</ButtonLink>
          <ButtonLink href="#button" look="outline">
            Link, outline
          </ButtonLink>
        </div>
        <State name="Disabled; unavailable, which can be pressed and says why; busy">
          <div className="flex flex-wrap items-center gap-3">
            <Button idle>Idle</Button>
            <Button unavailable>Unavailable</Button>
            <Button idle>
              <Spinner /> Wird verarbeitet…
            </Button>
          </div>
        </State>
      </Part>
      <Part
        title="Icons"
        note="24 by 24, in the colour of the text. A word stands beside them or is read out."
      >
        <ul className="flex flex-wrap gap-x-6 gap-y-4">
          {drawings.map(([name, Drawing]) => (
            <li key={name} className="w-20 text-center text-sm text-ink-soft">
              <Drawing className="mx-auto size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
        <State name="As buttons of 48 and 44 px">
          <div className="flex gap-3">
            <IconButton label="Large" className="border border-line-strong">
              <icons.Heart />
            </IconButton>
            <IconButton label="Small" size="small" className="border border-line-strong">
              <icons.Cross />
            </IconButton>
          </div>
        </State>
      </Part>
      <Part
        title="Field"
        note="The label above, what is wrong between it and the field. What may stay empty says so."
      >
        <Fields />
      </Part>
      <Part
        title="Choice"
        note="Boxes are never ticked beforehand; few alternatives are cards, many a select."
      >
        <Choices />
      </Part>
      <Part title="Error summary" note="Above a form: all that is missing, each a way to its field.">
        <div className="max-w-2xl">
          <ErrorSummary
            ref={null}
            missing={[
              { field: 'plain', message: 'Email is required' },
              { field: 'wrong', message: 'City is required' },
            ]}
          />
        </div>
      </Part>
      <Part title="Badge, tag, chip" note="On a picture; beside a name; what narrows a list down.">
        <div className="flex flex-wrap gap-3">
          <Badge tone="saving">SPARE 80,00 €</Badge>
          <Badge tone="dark">Sold Out</Badge>
          <Badge tone="quiet">reserviert bis 14:32</Badge>
        </div>
        <div className="flex flex-wrap gap-3">
          <Tag>angenommen</Tag>
          <Tag>Zahlung offen</Tag>
        </div>
        <Chips
          label="Chips"
          chips={[
            { label: 'Teak', href: '#badge-tag-chip' },
            { label: 'bis 900 €', href: '#badge-tag-chip' },
          ]}
          reset="#badge-tag-chip"
        />
      </Part>
    </>
  );
}

function Fields() {
  const [text, setText] = useState('');
  return (
    <div className="grid max-w-2xl gap-5">
      <TextField id="plain" label="Text" value={text} onText={setText} />
      <TextField id="optional" label="Optional" isOptional value={text} onText={setText} />
      <TextField id="wrong" label="Wrong" error="City is required" value={text} onText={setText} />
      <PasswordField id="password" label="Password" isNew value={text} onText={setText} />
      <TextArea id="several" label="Several lines" hint="With a hint" isOptional />
    </div>
  );
}

function Choices() {
  const [ticked, setTicked] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <div className="grid max-w-2xl gap-5">
      <SelectField id="select" label="Select" value={choice} onText={setChoice}>
        <option value="a">Deutschland</option>
        <option value="b">Österreich</option>
      </SelectField>
      <Checkbox label="Checkbox" hint="With a hint" checked={ticked} onChecked={setTicked} />
      <div className="grid gap-3 sm:grid-cols-2">
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
    </div>
  );
}
