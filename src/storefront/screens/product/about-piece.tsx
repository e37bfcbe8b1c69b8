import type { ReactNode } from 'react';
import { catalogueLanguage, type Language } from '../../../shared/text/language.ts';
import type { AsRead } from '../../page.ts';
import { StaffHtml } from '../../components/staff-html.tsx';
import { conditionName } from '#texts/pieces.ts';
import * as t from '#texts/product.ts';
import { DimensionDrawing } from './drawing/dimension-drawing.tsx';
import type { ProductData } from './route.ts';
import { langOf } from '../../to.ts';
import type { GoodsTextField } from '../../../shared/pieces/goods-texts.ts';
import { listedFields, type ListedField, type WordFeature } from '../../../shared/pieces/piece-fields.ts';
import { measures, type MeasureName } from '../../../shared/pieces/piece-measures.ts';
import type { ProductSafety } from '../../../modules/catalogue/index.ts';

const MachineNote = () => <p className="text-sm text-ink-soft">{t.machineTranslated}</p>;

/** All texts about a piece (spec 2.10): dimensions and drawing first, then the texts of staff. */
export function AboutPiece({ piece }: { readonly piece: AsRead<ProductData> }) {
  const { inWords } = piece;
  const isMachineMade = (field: GoodsTextField) => inWords?.machineMade.includes(field) === true;
  return (
    <>
      <div className="product-measures">
        <Facts piece={piece} />
        <DimensionDrawing dimensions={piece.dimensions} shape={piece.shape} />
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-20 gap-y-12 border-t border-line pt-12 wide:grid-cols-2 print:hidden">
        {(piece.descriptions.length > 0 || isMachineMade('title')) && (
          <Section title={t.description}>
            <div className="space-y-4">
              {(inWords?.isTitleMade === true || isMachineMade('title')) && (
                <p className="text-ink-soft">
                  {isMachineMade('title') ? t.machineTitle : t.originalTitle}{' '}
                  <cite lang={catalogueLanguage}>{inWords?.originalTitle}</cite>.
                </p>
              )}
              {variesInColour(piece) && piece.colour !== null && (
                <p className="text-ink-soft">{t.describedVariant(piece.colour)}</p>
              )}
              <StaffHtml html={inWords?.description ?? null} />
              {isMachineMade('descriptionHtml') && <MachineNote />}
              {piece.descriptions.length > 0 && inWords?.description === null && (
                <p className="text-ink-soft">{t.describedInGerman}</p>
              )}
              {inWords?.description == null &&
                piece.descriptions.map((html) => (
                  <StaffHtml key={html} html={html} language={catalogueLanguage} />
                ))}
            </div>
          </Section>
        )}
        {piece.conditionText !== null && (
          <Section title={t.conditionOf(conditionName[piece.condition])}>
            {inWords?.conditionText == null ? (
              <StaffHtml html={piece.conditionText} language={catalogueLanguage} />
            ) : (
              <>
                <StaffHtml html={inWords.conditionText} />
                {isMachineMade('conditionText') && <MachineNote />}
              </>
            )}
          </Section>
        )}
        {piece.storyShop !== null && (
          <Section title={t.story}>
            <StaffHtml html={piece.storyShop} language={catalogueLanguage} />
          </Section>
        )}
        {piece.shopInfo !== null && (
          <Section title={t.shopInfo}>
            <StaffHtml html={piece.shopInfo} language={catalogueLanguage} />
          </Section>
        )}
        {piece.aboutUs !== null && (
          <Section title={t.aboutUs}>
            <StaffHtml html={piece.aboutUs} language={catalogueLanguage} />
          </Section>
        )}
        <Section title={t.productSafety}>
          <ProductSafetyNote safety={piece.productSafety} sku={piece.sku} />
        </Section>
      </div>
      <address className="mt-6 hidden border-t border-line pt-3 not-italic print:block">
        {t.addressOf(piece.company.firm, piece.company)}
        {piece.store !== null && (
          <>
            <br />
            {t.addressOf(piece.store.name, piece.store)}
          </>
        )}
        <br />
        {piece.company.email} · {piece.company.phone}
      </address>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Whether its variants are colours, of which the piece's own is one; a style sheet can tell six of them apart. */
const variesInColour = ({ colour, variants }: AsRead<ProductData>): boolean =>
  variants.length > 1 && variants.length <= 6 && variants.some(({ name }) => name === colour);

type Fact = readonly [term: string, value: ReactNode, language?: Language];

/** German, unless the vocabulary knows all of them in the page's language. */
function materialsOf({ materials, inWords }: AsRead<ProductData>): Fact {
  const term = t.fieldNames.materials;
  if (materials.length === 0) return [term, null];
  const isKnown = inWords?.materials.every(({ language }) => language !== catalogueLanguage) === true;
  return isKnown
    ? [term, inWords.materials.map(({ text }) => text).join(', ')]
    : [term, materials.join(', '), catalogueLanguage];
}

function factOf(piece: AsRead<ProductData>, name: ListedField): Fact {
  const { inWords } = piece;
  const term = t.fieldNames[name];
  if (name in measures) {
    const mm = piece.dimensions[name as MeasureName];
    return [term, mm === null ? null : t.centimetres(mm)];
  }
  switch (name) {
    case 'weightGrams':
      return [term, piece.weightGrams === null ? null : t.kilograms(piece.weightGrams)];
    case 'materials':
      return materialsOf(piece);
    case 'colour':
      return variesInColour(piece)
        ? [term, <ColoursOfVariants key="colours" piece={piece} />, catalogueLanguage]
        : [term, inWords?.colour?.text ?? piece.colour, inWords?.colour?.language ?? catalogueLanguage];
    case 'origin':
      return [term, inWords?.origin?.text ?? piece.origin, inWords?.origin?.language ?? catalogueLanguage];
    default:
      return [term, piece[name as WordFeature], catalogueLanguage];
  }
}

/** Dimensions and features as a list of terms; unknown ones are left out. */
function Facts({ piece }: { readonly piece: AsRead<ProductData> }) {
  // Staff's texts are in their language, dimensions and condition in the page's.
  const facts: readonly Fact[] = [
    ...listedFields.map((name) => factOf(piece, name)),
    [t.era, piece.era === null ? null : t.years(piece.era.fromYear, piece.era.toYear)],
    [t.condition, conditionName[piece.condition]],
    [t.sku, piece.sku],
  ];
  return (
    <section>
      <h2 className="text-2xl">{t.facts}</h2>
      <dl className="mt-4 border-t border-line">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([term, value, language]) => (
            <div key={term} className="flex flex-wrap gap-x-6 border-b border-line py-2">
              <dt className="text-ink-soft">{term}</dt>
              <dd lang={langOf(language)} className="max-w-full grow basis-28 text-right tabular-nums">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** All of them; the style sheet shows the chosen one. */
const ColoursOfVariants = ({ piece }: { readonly piece: AsRead<ProductData> }) => (
  <span className="colours">
    {piece.variants.map(({ id, name }) => (
      <span key={id}>{name}</span>
    ))}
  </span>
);

/** The information that Art. 19 of Regulation (EU) 2023/988 (GPSR) requires in an offer. */
function ProductSafetyNote({ safety, sku }: { readonly safety: ProductSafety; readonly sku: string }) {
  if (safety.kind === 'exempt') return <p className="prose">{t.exemption[safety.reason]}</p>;
  return (
    <dl className="prose">
      <dt className="text-ink-soft">{t.responsible}</dt>
      <dd>
        {safety.name}, {safety.postalAddress}
      </dd>
      <dt className="text-ink-soft">{t.contact}</dt>
      <dd>{safety.electronicAddress}</dd>
      <dt className="text-ink-soft">{t.sku}</dt>
      <dd>{sku}</dd>
      {safety.warnings !== null && (
        <>
          <dt className="text-ink-soft">{t.warnings}</dt>
          <dd lang={langOf(catalogueLanguage)}>{safety.warnings}</dd>
        </>
      )}
    </dl>
  );
}
