import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BooleanInput,
  DataTable,
  List,
  maxLength,
  SearchInput,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type {
  goodsTextRowSchema,
  goodsTextSchema,
  suggestionSchema,
} from '../../modules/catalogue/http/admin-goods-texts.schemas.ts';
import { longestGoodsTitle } from '../../shared/limits.ts';
import type { GoodsTextField } from '../../shared/pieces/goods-texts.ts';
import { apiBase, callApi, messageOf } from '../data/api.ts';
import { formatDay } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { RecordTitle, readable } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { goodsTexts as t } from '../texts/goods-texts.ts';
import { shopTexts } from '../texts/shop-texts.ts';
import { TranslateMissing, TranslationProgress } from './translate-missing.tsx';

type Row = z.output<typeof goodsTextRowSchema> & RaRecord<string>;
type Detail = z.output<typeof goodsTextSchema> & RaRecord<string>;

const { de: _german, ...languages } = shopTexts.languages;
const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t.search}
    slotProps={{ htmlInput: { 'aria-label': t.search } }}
  />,
  <SelectInput
    key="language"
    source="language"
    label={t.language}
    choices={choices(languages)}
    alwaysOn
    emptyText={false}
    helperText={false}
  />,
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    choices={choices({ 'to-do': t.toDo, ...t.states, 'machine-made': t.machineMade })}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t.kind}
    choices={choices(t.kinds)}
    alwaysOn
    helperText={false}
  />,
];

/** What pages in the language show; made titles are put together from the facts. */
const shownTitle = ({ title, madeTitle }: Row): string =>
  title ?? (madeTitle === null ? t.noTitle : t.madeTitle(madeTitle));

const shownState = ({ state, machineMade }: Row): string =>
  [t.states[state], ...(machineMade.length === 0 ? [] : [t.machineMade])].join(', ');

function GoodsTextList() {
  return (
    <List
      title={t.many}
      filters={filters}
      filterDefaultValues={{ language: 'en' }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={<Actions />}
    >
      <TranslationProgress />
      <Rows />
    </List>
  );
}

/** The download contains what the list shows. */
function Actions() {
  const mayWrite = useMay('catalogue:write');
  const filters = Object.entries(useListContext().filterValues as Record<string, unknown>).flatMap(
    ([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []),
  );
  return (
    <TopToolbar sx={{ whiteSpace: 'nowrap', flexWrap: 'wrap' }}>
      <TranslateMissing />
      {mayWrite ? (
        <Button size="small" component={Link} to="/goods-texts/import" startIcon={<UploadFileOutlined />}>
          {t.import}
        </Button>
      ) : null}
      <Button
        size="small"
        href={`${apiBase}/goods-texts/export?${new URLSearchParams(filters).toString()}`}
        download
        startIcon={<FileDownloadOutlined />}
      >
        {t.export}
      </Button>
    </TopToolbar>
  );
}

function Rows() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Row>
        sx={readable}
        primaryText={({ name }) => name}
        secondaryText={shownTitle}
        tertiaryText={shownState}
        rowClick="edit"
      />
    );
  }
  return (
    <DataTable<Row> bulkActionButtons={false}>
      <DataTable.Col source="name" label={t.german} />
      <DataTable.Col<Row> source="title" disableSort label={t.own} render={shownTitle} />
      <DataTable.Col<Row> source="kind" disableSort label={t.kind} render={({ kind }) => t.kinds[kind]} />
      <DataTable.Col<Row> source="state" disableSort label={t.state} render={shownState} />
      <DataTable.Col<Row>
        source="updatedAt"
        label={t.updatedAt}
        render={({ updatedAt }) => (updatedAt === null ? '' : formatDay(updatedAt))}
      />
    </DataTable>
  );
}

const title = (
  <RecordTitle<Detail> kind={t.one} name={({ name, language }) => t.titleOf(name, languages[language])} />
);

function GoodsTextEdit() {
  return (
    <EditForm right="catalogue:write" title={title}>
      <Outdated />
      <FormSection title={t.own}>
        <OwnTexts />
      </FormSection>
      <FormSection title={t.original}>
        <Original />
      </FormSection>
    </EditForm>
  );
}

function Outdated() {
  const text = useRecordContext<Detail>();
  return text?.state === 'outdated' ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.outdated}
    </Alert>
  ) : null;
}

function OwnTexts() {
  const text = useRecordContext<Detail>();
  if (text === undefined) return null;
  const isPiece = text.kind === 'piece';
  return (
    <Box lang={text.language}>
      <TextInput
        source="title"
        label={t.title}
        validate={maxLength(longestGoodsTitle)}
        fullWidth
        placeholder={text.madeTitle ?? undefined}
        helperText={isPiece ? t.titleHelp : false}
      />
      <MachineMade field="title" />
      <Suggestion field="title" label={t.title} />
      <RichTextInput source="descriptionHtml" label={t.description} />
      <MachineMade field="descriptionHtml" />
      <Suggestion field="descriptionHtml" label={t.description} />
      {isPiece && <RichTextInput source="conditionText" label={t.condition} />}
      {isPiece && <MachineMade field="conditionText" />}
      {isPiece && <Suggestion field="conditionText" label={t.condition} />}
      {text.machineMade.length > 0 && (
        <div lang="de">
          <BooleanInput source="isChecked" label={t.checked} helperText={false} />
        </div>
      )}
    </Box>
  );
}

/** Beside a text that a service wrote, until somebody changes it. */
function MachineMade({ field }: { readonly field: GoodsTextField }) {
  const text = useRecordContext<Detail>();
  const value: unknown = useWatch({ name: field });
  if (text?.machineMade.includes(field) !== true || value !== text[field]) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }} lang="de">
      {t.unchecked}
    </Typography>
  );
}

/** Fills an empty field with a machine's translation, which is saved only with the form. */
function Suggestion({ field, label }: { readonly field: GoodsTextField; readonly label: string }) {
  const text = useRecordContext<Detail>();
  const mayWrite = useMay('catalogue:write');
  const notify = useNotify();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field });
  const [isBusy, setBusy] = useState(false);
  const [suggested, setSuggested] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['goods-texts', 'translator'],
    queryFn: ({ signal }) => callApi<{ name: string | null }>('/goods-texts/translator', { signal }),
    staleTime: Infinity,
  });
  const service = data?.name ?? null;
  if (text === undefined || service === null || !mayWrite) return null;
  if (suggested !== null && value === suggested) {
    return (
      <Alert severity="info" role="status" sx={{ mb: 2 }} lang="de">
        {t.suggestion.got(service)}
      </Alert>
    );
  }
  if ((typeof value === 'string' && value !== '') || text.german[field] === null) return null;
  const suggest = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = `/goods-texts/${encodeURIComponent(text.id)}/suggestion`;
      const answer = await callApi<z.output<typeof suggestionSchema>>(path, {
        method: 'POST',
        body: { field },
      });
      if (answer.text === null) notify(t.suggestion.none, { type: 'info' });
      else setValue(field, answer.text, { shouldDirty: true });
      setSuggested(answer.text);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box sx={{ mb: 2 }} lang="de">
      <Button
        size="small"
        startIcon={<TranslateOutlined />}
        loading={isBusy}
        loadingPosition="start"
        aria-label={t.suggestion.get(label)}
        onClick={() => void suggest()}
      >
        {t.suggestion.short}
      </Button>
    </Box>
  );
}

/** The German text, to be read beside the form. It was sanitised when it was saved. */
function Original() {
  const text = useRecordContext<Detail>();
  if (text === undefined) return null;
  const { title: name, descriptionHtml, conditionText } = text.german;
  return (
    <Box lang="de">
      <Typography variant="subtitle1" component="p">
        {name}
      </Typography>
      {descriptionHtml !== null && <div dangerouslySetInnerHTML={{ __html: descriptionHtml }} />}
      {conditionText !== null && (
        <>
          <Typography variant="subtitle2" component="p">
            {t.condition}
          </Typography>
          <div dangerouslySetInnerHTML={{ __html: conditionText }} />
        </>
      )}
    </Box>
  );
}

export { GoodsTextList as list, GoodsTextEdit as edit };
