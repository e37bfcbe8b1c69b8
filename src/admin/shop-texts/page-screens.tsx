import { Alert, Box, Button, Typography } from '@mui/material';
import { longestOfStaff } from '../../shared/limits.ts';
import {
  DataTable,
  List,
  maxLength,
  required,
  SearchInput,
  SelectInput,
  SimpleList,
  TextInput,
  useNotify,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { staffPageRowSchema, staffPageSchema } from '../../modules/content/http/admin-texts.schemas.ts';
import { authorOf, formatDay } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { PreviewButton } from '../layout/preview-button.tsx';
import { RecordTitle, readable } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';

type PageRow = z.output<typeof staffPageRowSchema> & RaRecord<string>;
type Page = z.output<typeof staffPageSchema> & RaRecord<string>;
type Version = Page['versions'][number];

const aTitle = [required(), maxLength(longestOfStaff.pageTitle)];
const aSummary = maxLength(longestOfStaff.pageSummary);
const fields = ['title', 'description', 'html'];
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t.title}
    slotProps={{ htmlInput: { 'aria-label': t.title } }}
  />,
  <SelectInput
    key="language"
    source="language"
    label={t.language}
    choices={Object.entries(t.languages).map(([id, name]) => ({ id, name }))}
    alwaysOn
    helperText={false}
  />,
];

function PageList() {
  return (
    <List
      title={t.pages}
      filters={filters}
      filterDefaultValues={{ language: 'de' }}
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
  <RecordTitle<Page>
    kind={t.page}
    name={(page) => t.titleOf(page.title || (page.german?.title ?? ''), t.languages[page.language])}
  />
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
      <German />
      <EarlierVersions />
    </EditForm>
  );
}

function BindingNote() {
  const page = useRecordContext<Page>();
  const mayWrite = useMay('texts:write');
  if (page === undefined || (!page.legal && page.german === null)) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {page.legal ? t.binds : t.reading}
      {mayWrite && page.unread.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t.unread}
          </Typography>
          {page.unread.map((language) => (
            <Button key={language} size="small" component={Link} to={`/page-texts/${page.slug}.${language}`}>
              {t.beginReading(t.languages[language])}
            </Button>
          ))}
        </>
      )}
    </Alert>
  );
}

/** What a reading version translates, to be read below it or to be overwritten. */
function German() {
  const page = useRecordContext<Page>();
  const mayWrite = useMay('texts:write');
  const { setValue } = useFormContext();
  const notify = useNotify();
  if (page?.german == null) return null;
  const { german } = page;
  const takeOver = (): void => {
    for (const name of ['title', 'description', 'html'] as const)
      setValue(name, german[name], { shouldDirty: true });
    notify(t.restored, { type: 'info' });
  };
  return (
    <FormSection title={t.original}>
      {mayWrite && page.version === 0 && (
        <Button size="small" onClick={takeOver} sx={{ mb: 1 }}>
          {t.asTemplate}
        </Button>
      )}
      <Box lang="de" sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="p">
          {german.title}
        </Typography>
        {/* It was sanitised when it was saved. */}
        <div dangerouslySetInnerHTML={{ __html: german.html }} />
      </Box>
    </FormSection>
  );
}

function EarlierVersions() {
  const page = useRecordContext<Page>();
  if (page === undefined || page.version === 0) return null;
  return (
    <FormSection title={t.versions}>
      <Versions />
    </FormSection>
  );
}

/** A preview of the page being edited. */
function Preview() {
  const page = useRecordContext<Page>();
  // A text that was never saved has no page to be shown on.
  if (page === undefined || page.version === 0) return null;
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
