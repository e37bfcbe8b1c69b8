import { Alert, Box, Button, Typography } from '@mui/material';
import {
  DataTable,
  List,
  maxLength,
  required,
  SearchInput,
  SimpleList,
  TextInput,
  useNotify,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { staffPageRowSchema, staffPageSchema } from '../../modules/content/http/admin-texts.schemas.ts';
import { authorOf, formatDay } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { PreviewButton } from '../preview/preview-button.tsx';
import { RecordTitle, readable } from '../layout/screen-parts.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';

type PageRow = z.output<typeof staffPageRowSchema> & RaRecord<string>;
type Page = z.output<typeof staffPageSchema> & RaRecord<string>;
type Version = Page['versions'][number];

const aTitle = [required(), maxLength(200)];
const aSummary = maxLength(400);
const fields = ['title', 'description', 'html'];
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t.title}
    slotProps={{ htmlInput: { 'aria-label': t.title } }}
  />,
];

function PageList() {
  return (
    <List
      title={t.pages}
      filters={filters}
      sort={{ field: 'slug', order: 'ASC' }}
      perPage={50}
      exporter={false}
    >
      <Pages />
    </List>
  );
}

function Pages() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<PageRow>
        sx={readable}
        primaryText={({ title }) => title}
        secondaryText={({ slug, language }) => `${slug} · ${t.languages[language]}`}
        tertiaryText={({ validFrom }) => formatDay(validFrom)}
        rowClick="edit"
      />
    );
  }
  return (
    <DataTable<PageRow> bulkActionButtons={false}>
      <DataTable.Col source="title" label={t.title} />
      <DataTable.Col source="slug" label={t.page} />
      <DataTable.Col<PageRow>
        source="language"
        label={t.language}
        render={({ language }) => t.languages[language]}
      />
      <DataTable.Col<PageRow>
        source="validFrom"
        label={t.asOf}
        render={({ validFrom }) => formatDay(validFrom)}
      />
    </DataTable>
  );
}

const title = (
  <RecordTitle<Page> kind={t.page} name={(page) => t.titleOf(page.title, t.languages[page.language])} />
);

function PageEdit() {
  return (
    <EditForm right="texts:write" title={title}>
      <BindingNote />
      <FormSection title={t.page}>
        <TextInput source="title" label={t.title} validate={aTitle} helperText={false} />
        <TextInput source="description" label={t.summary} validate={aSummary} multiline helperText={false} />
        <RichTextInput
          source="html"
          label={t.body}
          tools="page"
          validate={required()}
          helperText={t.bodyHelp}
        />
      </FormSection>
      <Preview />
      <FormSection title={t.versions}>
        <Versions />
      </FormSection>
    </EditForm>
  );
}

function BindingNote() {
  const page = useRecordContext<Page>();
  return page?.legal === true ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t.binds}
    </Alert>
  ) : null;
}

/** A preview of the page being edited. */
function Preview() {
  const page = useRecordContext<Page>();
  if (page === undefined) return null;
  return <PreviewButton path={`/page-texts/${encodeURIComponent(page.id)}/preview`} fields={fields} />;
}

/** Earlier versions can be put back into the form; saving makes a new version of them. */
function Versions() {
  const page = useRecordContext<Page>();
  const { setValue } = useFormContext();
  const notify = useNotify();
  const restore = (version: Version): void => {
    for (const name of ['title', 'description', 'html'] as const)
      setValue(name, version[name], { shouldDirty: true });
    notify(t.restored, { type: 'info' });
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {page?.versions.map((version) => (
        <Box
          component="li"
          key={version.version}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography>
            {t.versionOf(version.version, formatDay(version.validFrom), authorOf(version.createdBy))}
          </Typography>
          {version.version === page.version ? null : (
            <Button size="small" onClick={() => restore(version)}>
              {t.restore}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

export { PageList as list, PageEdit as edit };
