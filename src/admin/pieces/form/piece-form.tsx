import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { maxLength, required, SelectArrayInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { pieces as words } from '../../../shared/messages/de/pieces.ts';
import { maxEntries, longestTitle, longestOfStaff } from '../../../shared/limits.ts';
import { isAbovePrice } from '../../../shared/money/cents.ts';
import { conditions } from '../../../shared/pieces/condition.ts';
import { pathOf, pieceFields, textNames } from '../../../shared/pieces/piece-fields.ts';
import { isShopType, usualTaxScheme } from '../../../shared/pieces/shop-type.ts';
import { useCategories } from '../../categories/use-categories.ts';
import { AddEntry, FormList, FormSection, MoreSection } from '../../fields/form-section.tsx';
import { FormFields, useMayWrite } from '../../fields/office-form.tsx';
import { PicturesInput } from '../../fields/pictures-input.tsx';
import { useMay } from '../../layout/use-may.ts';
import { numberKinds as kinds } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { RichTextInput } from '../../rich-text/rich-text-input.tsx';
import { pieces as t } from '../../texts/pieces.ts';
import { missingOfPurchase, type StaffPiece } from './form-values.ts';
import { heldMeasures, heldSafety, heldSelling, heldTexts, heldVariants } from './form-summary.ts';
import { PieceMeasures, pairs } from './piece-measures.tsx';

const aTitle = [required(), maxLength(longestTitle)];
const aName = [required(), maxLength(longestOfStaff.variantName)];
const anSku = maxLength(longestOfStaff.sku);
const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
const lines = choicesOf({ vintage: t.vintage, boatwood: t.boatwood });
const conditionChoices = conditions.map((name) => ({ id: name, name }));

/**
 * Every field of a piece. Those that a new piece needs come first, so that a phone shows them without much scrolling.
 */
export function PieceForm({ isNew, isReadOnly }: { readonly isNew: boolean; readonly isReadOnly: boolean }) {
  return (
    <FormFields mayWrite={!isReadOnly}>
      {isReadOnly ? null : (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {t.neededForDraft}
          <br />
          {t.neededForShop}
        </Typography>
      )}
      <FormSection title={isReadOnly ? t.photos : `${t.photos} **`}>
        <PicturesInput source="pictures" isReadOnly={isReadOnly} />
      </FormSection>
      <FormSection title={t.basics}>
        <TextInput
          source="title"
          label={t.title}
          helperText={t.titleExample}
          validate={aTitle}
          // A long one is shown whole; pasted lines become one.
          multiline
          parse={(typed: string) => typed.replace(/[\t\n\r]+/g, ' ')}
        />
        <Box sx={pairs}>
          <Line isNew={isNew} />
          <NumericInput source="priceCents" kind={kinds.price} label={t.price} validate={required()} />
          <Categories />
          <SelectInput source="condition" label={t.condition} choices={conditionChoices} helperText={false} />
          <Stock />
          {isNew ? (
            <TextInput source="sku" label={t.sku} helperText={t.skuHelp} />
          ) : (
            <TextInput source="sku" label={t.sku} readOnly disabled helperText={false} />
          )}
        </Box>
      </FormSection>
      <MoreSection title={t.more} summary={heldMeasures}>
        <PieceMeasures />
      </MoreSection>
      <MoreSection title={t.texts} summary={heldTexts}>
        <Texts />
      </MoreSection>
      <MoreSection title={t.selling} summary={heldSelling}>
        <Selling />
      </MoreSection>
      <MoreSection title={t.variants} summary={heldVariants}>
        <FormList source="variants" add={t.addVariant} most={maxEntries.variants} help={t.variantsHelp}>
          <TextInput source="name" label={t.variantName} helperText={t.variantExample} validate={aName} />
          <TextInput source="sku" label={t.sku} helperText={t.variantSkuHelp} validate={anSku} />
          <NumericInput
            source="stock"
            kind={kinds.stock}
            label={t.stock}
            defaultValue={1}
            validate={required()}
          />
        </FormList>
      </MoreSection>
      <MoreSection title={t.safety} summary={heldSafety}>
        <Safety />
      </MoreSection>
    </FormFields>
  );
}

/** Until somebody has chosen how the piece is taxed, it is as pieces of its line usually are. */
function Line({ isNew }: { readonly isNew: boolean }) {
  const { setValue } = useFormContext();
  const { dirtyFields, touchedFields } = useFormState({ name: 'taxScheme' });
  const isChosen = dirtyFields.taxScheme === true || touchedFields.taxScheme === true;
  return (
    <SelectInput
      source="shopType"
      label={t.line}
      choices={lines}
      validate={required()}
      onChange={({ target }: { readonly target?: { readonly value?: unknown } }) => {
        const line = target?.value;
        if (typeof line === 'string' && isShopType(line) && !isChosen)
          setValue('taxScheme', usualTaxScheme[line]);
      }}
      readOnly={!isNew}
      disabled={!isNew}
      helperText={false}
    />
  );
}

/** With variants, their stock counts. Where the last one is removed, nobody but staff knows what is left. */
function Stock() {
  const { setValue } = useFormContext();
  const hadVariants = (useRecordContext<StaffPiece>()?.variants ?? []).length > 0;
  const hasVariants = ((useWatch({ name: 'variants' }) ?? []) as readonly unknown[]).length > 0;
  useEffect(() => {
    if (hadVariants && !hasVariants) setValue('stock', null, { shouldDirty: true });
  }, [hadVariants, hasVariants, setValue]);
  return hasVariants ? null : (
    <NumericInput
      source="stock"
      kind={kinds.stock}
      label={t.stock}
      helperText={t.stockHelp}
      validate={required()}
    />
  );
}

/** The categories of the piece's own line, and which of several is the main one. */
function Categories() {
  const [shopType, own = [], main = null] = useWatch({
    name: ['shopType', 'categoryIds', 'mainCategoryId'],
  }) as [string, (readonly string[])?, (string | null)?];
  const { categories } = useCategories();
  return (
    <>
      <SelectArrayInput
        source="categoryIds"
        label={`${t.categories} **`}
        choices={categories.filter((category) => category.shopType === shopType)}
        helperText={false}
      />
      {own.length > 1 || main !== null ? (
        <SelectInput
          source="mainCategoryId"
          label={t.mainCategory}
          // One that is not among them any more stays in sight, with what the shop says of it.
          choices={categories.filter(({ id }) => own.includes(id) || id === main)}
          emptyText={t.firstOfMenu}
          helperText={t.mainCategoryHelp}
        />
      ) : null}
    </>
  );
}

function Texts() {
  return (
    <>
      <TextInput source="texts.subtopic" label={t.subtopic} helperText={false} />
      <Descriptions />
      {textNames
        .filter((name) => name !== 'subtopic')
        .map((name) =>
          pieceFields[name].kind === 'html' ? (
            <RichTextInput key={name} source={pathOf(name)} label={t[name]} />
          ) : (
            <TextInput key={name} source={pathOf(name)} label={t[name]} helperText={false} />
          ),
        )}
    </>
  );
}

/** Most pieces have up to three, whose fields are there at once. */
const usualDescriptions = 3;

function Descriptions() {
  const { setValue } = useFormContext();
  const mayWrite = useMayWrite();
  const source = 'texts.descriptions';
  const written = (useWatch({ name: source }) ?? []) as readonly (string | null | undefined)[];
  const count = Math.max(usualDescriptions, written.length);
  const texts = Array.from({ length: count }, (_, place) => written[place] ?? '');
  const change = (changed: readonly string[]) => setValue(source, changed, { shouldDirty: true });
  return (
    <>
      {texts.map((_, place) => (
        <Box key={place}>
          <RichTextInput source={`${source}.${place}`} label={`${t.description} ${place + 1}`} />
          {mayWrite && place >= usualDescriptions ? (
            <Button size="small" onClick={() => change(texts.toSpliced(place, 1))}>
              {t.removeDescription(place + 1)}
            </Button>
          ) : null}
        </Box>
      ))}
      {mayWrite ? (
        <AddEntry
          label={t.addDescription}
          count={count}
          most={maxEntries.descriptions}
          onAdd={() => change([...texts, ''])}
        />
      ) : null}
    </>
  );
}

type WholePiece = Partial<Pick<StaffPiece, 'purchase'>>;
const withSeller = (_: unknown, { purchase = null }: WholePiece) =>
  missingOfPurchase(purchase) === 'priceCents' ? t.purchasePriceMissing : undefined;
const withPrice = (_: unknown, { purchase = null }: WholePiece) =>
  missingOfPurchase(purchase) === 'sellerKind' ? t.sellerMissing : undefined;

function Selling() {
  const seesPurchase = useMay('purchases:read');
  return (
    <Box sx={pairs}>
      <NumericInput
        source="comparePriceCents"
        kind={kinds.price}
        label={t.comparePrice}
        helperText={t.comparePriceHelp}
        validate={abovePrice}
      />
      <SelectArrayInput
        source="sections"
        label={t.sections}
        choices={choicesOf(t.sectionNames)}
        helperText={false}
      />
      <SelectInput
        source="taxScheme"
        label={t.taxScheme}
        choices={choicesOf({ margin: t.margin, standard: t.standard })}
        helperText={false}
      />
      {seesPurchase ? (
        <>
          <NumericInput
            source="purchase.priceCents"
            kind={kinds.purchasePrice}
            label={t.purchasePrice}
            helperText={t.purchaseHelp}
            validate={withSeller}
          />
          <SelectInput
            source="purchase.sellerKind"
            label={t.seller}
            choices={choicesOf(t.sellers)}
            emptyText={t.noSeller}
            validate={withPrice}
            helperText={false}
          />
        </>
      ) : null}
    </Box>
  );
}

const abovePrice = (former: unknown, { priceCents }: { readonly priceCents?: unknown }) =>
  typeof former !== 'number' || typeof priceCents !== 'number' || isAbovePrice(former, priceCents)
    ? undefined
    : words['former-price-not-above'];

function Safety() {
  const kind = useWatch<Record<string, string>>({ name: 'productSafety.kind' });
  return (
    <>
      <SelectInput
        source="productSafety.kind"
        label={t.safetyKind}
        choices={choicesOf({ exempt: t.exempt, responsible: t.responsible })}
        helperText={false}
      />
      {kind === 'responsible' ? (
        <>
          <TextInput source="productSafety.name" label={t.safetyName} helperText={false} />
          <TextInput
            source="productSafety.postalAddress"
            label={t.safetyPostal}
            helperText={false}
            multiline
          />
          <TextInput source="productSafety.electronicAddress" label={t.safetyElectronic} helperText={false} />
          <TextInput source="productSafety.warnings" label={t.safetyWarnings} helperText={false} multiline />
        </>
      ) : (
        <SelectInput
          source="productSafety.reason"
          label={t.exemptReason}
          choices={choicesOf(t.exemptReasons)}
          helperText={false}
        />
      )}
    </>
  );
}
