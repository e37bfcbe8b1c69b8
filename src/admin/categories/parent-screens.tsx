import {
  ArrayInput,
  DataTable,
  List,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useGetList,
} from 'react-admin';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { categories as t } from '../texts/shop-texts.ts';

const aTitle = [required(), maxLength(120)];

function ParentList() {
  return (
    <List title={t.parents} sort={{ field: 'position', order: 'ASC' }} perPage={50} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="position" label={t.position} />
        <DataTable.Col source="title" label={t.name} />
      </DataTable>
    </List>
  );
}

function ParentEdit() {
  const { data = [] } = useGetList('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <EditForm right="catalogue:write" title={t.parents}>
      <FormSection title={t.parents}>
        <TextInput source="title" label={t.name} validate={aTitle} helperText={false} />
        <NumberInput source="position" label={t.position} min={0} helperText={false} />
        <TextInput source="descriptionHtml" label={t.description} multiline minRows={3} helperText={false} />
        <ArrayInput source="subCategoryIds" label={t.members} helperText={false}>
          <SimpleFormIterator inline disableClear>
            <SelectInput source="" label={t.name} choices={data} helperText={false} validate={required()} />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </EditForm>
  );
}

export { ParentList as list, ParentEdit as edit };
