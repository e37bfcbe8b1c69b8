import { DataTable, List, type RaRecord } from 'react-admin';
import { shopTexts as t } from '../texts/shop-texts.ts';

interface OfLanguage extends RaRecord {
  readonly id: keyof typeof t.languages;
}

/** One entry a language. */
export function LanguageList({ title }: { readonly title: string }) {
  return (
    <List title={title} exporter={false} pagination={false}>
      <DataTable<OfLanguage> bulkActionButtons={false}>
        <DataTable.Col<OfLanguage> source="id" label={t.language} render={({ id }) => t.languages[id]} />
      </DataTable>
    </List>
  );
}
