import type { z } from 'zod';
import { longestOfStaff } from '../../shared/limits.ts';
import type { staffBlockSchema } from '../../modules/content/http/admin-blocks.schemas.ts';
import { Alert, Typography } from '@mui/material';
import {
  DataTable,
  List,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { EditForm } from '../fields/edit-form.tsx';
import { FormList, FormSection } from '../fields/form-section.tsx';
import { useSaveQuestion } from '../fields/use-save-question.tsx';
import { SitePictureInput } from '../fields/site-picture-input.tsx';
import { PreviewButton } from '../layout/preview-button.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { pageBlocks as t, shopTexts } from '../texts/shop-texts.ts';

type Block = z.output<typeof staffBlockSchema>;

const aTitle = [required(), maxLength(longestOfStaff.blockTitle)];
const aLabel = maxLength(longestOfStaff.linkLabel);
const icons = Object.entries(t.icons).map(([id, name]) => ({ id, name }));
const fields = ['heading', 'html', 'items'];

function BlockList() {
  return (
    <List
      title={t.many}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      pagination={false}
      exporter={false}
    >
      <DataTable<Block> bulkActionButtons={false}>
        <DataTable.Col<Block> source="name" label={t.one} render={({ name }) => t.names[name]} />
        <DataTable.Col<Block>
          source="language"
          label={shopTexts.language}
          render={({ language }) => shopTexts.languages[language]}
        />
        <DataTable.Col<Block> label={t.items} render={({ items }) => items.length} />
      </DataTable>
    </List>
  );
}

function BlockEdit() {
  return (
    <EditForm right="texts:write" title={<BlockTitle />} saveButton={<SaveBlock />}>
      <BlockFields />
    </EditForm>
  );
}

/** Asks first where all entries were removed: what was written in them is gone with them. */
function SaveBlock() {
  const block = useRecordContext<Block>();
  const { getValues } = useFormContext<Pick<Block, 'items'>>();
  const { ask, dialog } = useSaveQuestion(t.emptied, () => {
    const count = block?.items.length ?? 0;
    const isEmptied = count > 0 && (getValues().items ?? []).length === 0;
    return isEmptied ? { about: `${count}`, content: t.emptied.body(count) } : null;
  });
  return (
    <>
      <SaveButton alwaysEnable onClick={ask} />
      {dialog}
    </>
  );
}

function BlockTitle() {
  const block = useRecordContext<Block>();
  return (
    <>{block === undefined ? t.one : t.titleOf(t.names[block.name], shopTexts.languages[block.language])}</>
  );
}

/** Only the fields of a block that its page shows. */
function BlockFields() {
  const block = useRecordContext<Block>();
  if (block === undefined) return null;
  const { id, name, shape } = block;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t.where[name]}</Typography>
      {name === 'benefits' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.instalmentsNote}
        </Alert>
      ) : null}
      {shape.heading === 'needed' || shape.html ? (
        <FormSection title={t.text}>
          {shape.heading === 'needed' ? (
            <TextInput source="heading" label={t.heading} validate={aTitle} helperText={false} />
          ) : null}
          {shape.html ? (
            <RichTextInput source="html" label={t.html} helperText={shopTexts.placeholdersHelp} />
          ) : null}
        </FormSection>
      ) : null}
      <FormSection title={shape.mostItems === 1 ? t.link : t.items}>
        <FormList source="items" add={t.add} most={shape.mostItems} help={t.most(shape.mostItems)}>
          <ItemFields shape={shape} />
        </FormList>
      </FormSection>
      <PreviewButton
        path={`/page-blocks/${encodeURIComponent(id)}/preview`}
        fields={fields}
        find={`[data-block="${name}"]`}
      />
    </>
  );
}

function ItemFields({ shape }: { readonly shape: Block['shape'] }) {
  return (
    <>
      <TextInput
        source="title"
        label={shape.mostItems === 1 ? t.linkTitle : t.title}
        validate={aTitle}
        helperText={false}
      />
      {shape.itemHtml ? <RichTextInput source="html" label={t.html} /> : null}
      {shape.link === 'none' ? null : <TextInput source="href" label={t.href} helperText={t.hrefHelp} />}
      {shape.link === 'address and label' ? (
        <TextInput source="linkLabel" label={t.linkLabel} validate={aLabel} helperText={false} />
      ) : null}
      {shape.picture ? <SitePictureInput source="picture" label={t.picture} kind="scene" /> : null}
      {shape.icon ? (
        <SelectInput source="icon" label={t.icon} choices={icons} emptyText={t.noIcon} helperText={false} />
      ) : null}
    </>
  );
}

export { BlockList as list, BlockEdit as edit };
