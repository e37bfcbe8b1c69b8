import type { z } from 'zod';
import type { staffParentSchema } from '../../modules/catalogue/http/admin-categories.schemas.ts';
import { DataTable, List, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { maxEntries, longestOfStaff } from '../../shared/limits.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormList, FormSection } from '../fields/form-section.tsx';
import { breaking, RecordTitle } from '../layout/screen-parts.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { categories as t } from '../texts/shop-texts.ts';
import { useCategories } from './use-categories.ts';

type ParentCategory = z.output<typeof staffParentSchema>;

const aTitle = [required(), maxLength(longestOfStaff.categoryName)];
const aMember = required();

function ParentList() {
  return (
    <List title={t.parents} sort={{ field: 'position', order: 'ASC' }} perPage={50} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="position" align="right" label={t.position} />
        <DataTable.Col source="title" sx={breaking} label={t.name} />
      </DataTable>
    </List>
  );
}

const title = <RecordTitle<ParentCategory> kind={t.parent} name={(room) => room.title} />;

function ParentEdit() {
  const { categories } = useCategories();
  return (
    <EditForm right="catalogue:write" title={title}>
      <FormSection title={t.parent}>
        <TextInput source="title" label={t.name} validate={aTitle} helperText={false} />
        <NumericInput
          source="position"
          kind={numberKinds.position}
          label={t.position}
          validate={required()}
        />
        <RichTextInput source="descriptionHtml" label={t.description} />
      </FormSection>
      <FormSection title={t.members}>
        <FormList source="subCategoryIds" add={t.addMember} most={maxEntries.categoriesOfParent}>
          <SelectInput source="" label={t.name} choices={categories} helperText={false} validate={aMember} />
        </FormList>
      </FormSection>
    </EditForm>
  );
}

export { ParentList as list, ParentEdit as edit };
