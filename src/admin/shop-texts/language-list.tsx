import { DataTable, List, useRecordContext, type RaRecord } from 'react-admin';
import { RecordTitle } from '../layout/screen-parts.tsx';
import { PreviewButton } from '../layout/preview-button.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';

interface OfLanguage extends RaRecord {
  readonly id: keyof typeof t.languages;
}

/** One entry per language. */
export function LanguageList({ title }: { readonly title: string }) {
  return (
    <List title={title} exporter={false} pagination={false}>
      <DataTable<OfLanguage> bulkActionButtons={false}>
        <DataTable.Col<OfLanguage> source="id" label={t.language} render={({ id }) => t.languages[id]} />
      </DataTable>
    </List>
  );
}

/** The kind of texts, and their language. */
export function LanguageTitle({ kind }: { readonly kind: string }) {
  return <RecordTitle<OfLanguage> kind={kind} name={({ id }) => t.languages[id]} />;
}

/** A preview of the page that shows the texts of one language. */
export function LanguagePreview({
  resource,
  fields,
}: {
  readonly resource: string;
  readonly fields: readonly string[];
}) {
  const texts = useRecordContext<OfLanguage>();
  return texts === undefined ? null : (
    <PreviewButton path={`/${resource}/${texts.id}/preview`} fields={fields} />
  );
}
