import type { ReactNode } from 'react';
import * as t from '#texts/search.ts';
import {
  isFiltered,
  choiceNames,
  choiceParameters,
  inFieldUnit,
  rangeNames,
  rangeParameterNames,
  sortParameter,
  unitOfRange,
  type ChoiceName,
  type RangeName,
  noFilters,
} from '../../../shared/pieces/piece-filters.ts';
import type { AsRead } from '../../page.ts';
import { Chevron, Cross } from '../../components/controls/icons.tsx';
import { to } from '../../to.ts';
import type { FilterData } from './filter-data.server.ts';
import { labelOfChoice } from './filter-labels.ts';
import { Histogram } from './histogram.tsx';
import { listAddress } from './list-address.ts';

type Data = AsRead<FilterData>;

/** All filters of a list as one form: on phones a full-height panel, otherwise at the side. */
export function FilterPanel({ data }: { readonly data: Data }) {
  const isNarrowed = isFiltered(data.filters);
  return (
    <div
      id="filters"
      popover="auto"
      role="dialog"
      aria-labelledby="filters-title"
      data-closes-on-back
      className="filter-panel"
    >
      <form action={to(data.base)} className="flex min-h-full flex-col" data-filters>
        <div className="flex items-center justify-between border-b border-line px-5 py-2">
          <h2 id="filters-title" className="text-2xl">
            {t.filter}
          </h2>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t.close}
            className="-mr-2 grid size-11 place-items-center"
          >
            <Cross />
          </button>
        </div>
        {data.query !== null && <input type="hidden" name="query" value={data.query} />}
        {data.sort !== data.usualSort && <input type="hidden" name={sortParameter} value={data.sort} />}
        <div className="grow px-5">
          {rangeNames.map((name) => (
            <RangeFilter key={name} name={name} data={data} />
          ))}
          {choiceNames.map((kind) => (
            <ChoiceFilter key={kind} kind={kind} data={data} />
          ))}
          <Group title={t.supply} open={data.filters.rentable || data.filters.available}>
            <Choice
              name="miete"
              value="1"
              label={t.rentable}
              count={data.rentable}
              checked={data.filters.rentable}
            />
            <Choice
              name="verfuegbar"
              value="1"
              label={t.available}
              count={data.available}
              checked={data.filters.available}
            />
          </Group>
        </div>
        <div className="sticky bottom-0 flex flex-col gap-1 border-t border-line bg-paper px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <button type="submit" className="min-h-12 bg-petrol px-6 font-semibold text-white" data-show>
            {t.show(data.total)}
          </button>
          {isNarrowed && (
            <a
              href={to(listAddress({ ...data, filters: noFilters }))}
              className="inline-flex min-h-11 items-center justify-center underline"
            >
              {t.reset}
            </a>
          )}
        </div>
      </form>
    </div>
  );
}

function RangeFilter({ name, data }: { readonly name: RangeName; readonly data: Data }) {
  const buckets = data.ranges[name];
  const range = data.filters[name];
  if (buckets.length === 0 && range === null) return null;
  const [fromName, toName] = rangeParameterNames(name);
  const field = (parameter: string, label: string, shown: string, value: number | null | undefined) => (
    <label className="min-w-0 grow">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="text-[0.9375rem] text-ink-soft">
        {shown}
      </span>
      <input
        type="text"
        inputMode="numeric"
        // Roughly what the shop can read as an amount or a dimension; the browser checks it before the form is sent.
        pattern="\s*(?:€|[Ee][Uu][Rr][Oo]?)?\s*\p{Nd}[\p{Nd}.,\s]*(?:€|[Ee][Uu][Rr][Oo]?|[Cc][Mm])?\s*"
        title={t.amountHint}
        name={parameter}
        defaultValue={value == null ? '' : inFieldUnit(name, value)}
        autoComplete="off"
        className="block min-h-11 w-full border border-line-strong bg-white px-3 tabular-nums"
      />
    </label>
  );
  const unit = unitOfRange(name);
  return (
    <Group title={t.ranges[name]} open={name === 'price' || name === 'width' || range !== null}>
      <Histogram name={name} buckets={buckets} />
      <div className="flex items-end gap-3">
        {field(fromName, t.fromOf(t.ranges[name], unit), `${t.from} (${unit})`, range?.from)}
        {field(toName, t.upToOf(t.ranges[name], unit), `${t.upTo} (${unit})`, range?.to)}
      </div>
      {/* The script shows it as soon as something else is typed. */}
      <p role="alert" data-no-amount hidden className="mt-1 text-[0.9375rem] font-semibold text-error">
        {t.amountHint}
      </p>
    </Group>
  );
}

function ChoiceFilter({ kind, data }: { readonly kind: ChoiceName; readonly data: Data }) {
  const chosen = data.filters[kind].map(String);
  const values = data.choices[kind].map((choice) => ({
    ...choice,
    label: labelOfChoice(kind, choice.value, data.makerNames),
  }));
  // A single value shared by all pieces of a list is no choice. It stays on a narrowed list: the numbers of the open
  // filters are read from its page (`live-filters.browser.ts`).
  if (!isFiltered(data.filters) && values.length < 2 && kind !== 'makers') return null;
  if (values.length === 0) return null;
  const sorted =
    kind === 'decades'
      ? values.toSorted((one, other) => Number(one.value) - Number(other.value))
      : values.toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
  return (
    <Group title={t.choices[kind]} open={kind === 'materials' || chosen.length > 0}>
      {sorted.map(({ value, count, label }) => (
        <Choice
          key={value}
          name={choiceParameters[kind]}
          value={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
        />
      ))}
    </Group>
  );
}

function Group({
  title,
  open,
  children,
}: {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={open} className="group/filter border-b border-line py-1">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Chevron className="size-5 transition-transform group-open/filter:rotate-180" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

function Choice({
  name,
  value,
  label,
  count,
  checked,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-5 shrink-0 accent-petrol"
      />
      <span className="grow">{label}</span>
      <span className="text-[0.9375rem] text-ink-soft tabular-nums" data-count={`${name}=${value}`}>
        {count}
      </span>
    </label>
  );
}
