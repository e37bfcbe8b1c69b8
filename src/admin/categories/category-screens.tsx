import type { z } from 'zod';
import type { staffCategorySchema } from '../../modules/catalogue/http/admin-categories.schemas.ts';
import { Box, Button, LinearProgress } from '@mui/material';
import { useRef } from 'react';
import {
  Create,
  DataTable,
  List,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useInput,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { longestOfStaff } from '../../shared/limits.ts';
import { fallbackPictureAddress } from '../../shared/pieces/picture-address.ts';
import { formatCount } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { CardForm } from '../fields/office-form.tsx';
import { usePictureUploads } from '../fields/use-picture-uploads.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { breaking, RecordTitle } from '../layout/screen-parts.tsx';
import { useMay } from '../layout/use-may.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { pieces } from '../texts/pieces.ts';
import { categories as t } from '../texts/shop-texts.ts';

const aName = [required(), maxLength(longestOfStaff.categoryName)];
const lines = { vintage: pieces.vintage, boatwood: pieces.boatwood } as const;
type Category = z.output<typeof staffCategorySchema>;

function CategoryList() {
  return (
    <List title={t.many} sort={{ field: 'name', order: 'ASC' }} perPage={50} exporter={false}>
      <DataTable<Category> bulkActionButtons={false}>
        <DataTable.Col source="name" label={t.name} sx={breaking} />
        <DataTable.Col<Category>
          source="shopType"
          label={t.line}
          render={({ shopType }) => lines[shopType]}
        />
        <DataTable.Col<Category>
          source="pieces"
          align="right"
          label={t.pieces}
          render={({ pieces: count }) => formatCount(count)}
        />
      </DataTable>
    </List>
  );
}

function CategoryFields() {
  return (
    <>
      <TextInput source="name" label={t.name} validate={aName} helperText={false} />
      <RichTextInput source="descriptionHtml" label={t.description} />
      <CategoryPicture source="image" />
    </>
  );
}

function CategoryCreate() {
  return (
    <Create title={t.newTitle} redirect="edit">
      <CardForm>
        <SelectInput
          source="shopType"
          label={t.line}
          choices={Object.entries(lines).map(([id, name]) => ({ id, name }))}
          validate={required()}
          helperText={false}
        />
        <CategoryFields />
      </CardForm>
    </Create>
  );
}

const title = <RecordTitle<Category> kind={t.one} name={({ name }) => name} />;

function CategoryEdit() {
  return (
    <EditForm right="catalogue:write" title={title}>
      <FormSection title={t.one}>
        <CategoryFields />
      </FormSection>
      <Remove />
    </EditForm>
  );
}

/** A category with pieces cannot be deleted; they must be moved first. */
function Remove() {
  const category = useRecordContext<Category>();
  const mayWrite = useMay('catalogue:write');
  const redirect = useRedirect();
  if (category === undefined || category.pieces > 0 || !mayWrite) return null;
  return (
    <ConfirmedCall
      path={`/categories/${encodeURIComponent(category.id)}`}
      method="DELETE"
      texts={t.remove}
      harmful
      // The list reloads itself; this page has nothing left to load.
      onDone={() => redirect('list', 'categories')}
    />
  );
}

export { CategoryList as list, CategoryCreate as create, CategoryEdit as edit };

/** One picture, by its key. */
function CategoryPicture({ source }: { readonly source: string }) {
  const { field } = useInput({ source });
  const file = useRef<HTMLInputElement>(null);
  const { send, isBusy } = usePictureUploads(({ key }) => field.onChange(key));
  const key = field.value as string | null | undefined;
  return (
    <Box>
      {key ? (
        <Box
          component="img"
          src={fallbackPictureAddress(key)}
          alt={t.picture}
          sx={{ display: 'block', width: 160, aspectRatio: '4 / 5', objectFit: 'cover' }}
        />
      ) : null}
      {isBusy ? <LinearProgress aria-label={pieces.scaling} sx={{ width: 160 }} /> : null}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t.picture}
        onChange={(event) => void send([...(event.target.files ?? [])])}
      />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => file.current?.click()}>
        {t.choosePicture}
      </Button>
    </Box>
  );
}
